package desk;

public record Note(String ticket, int no, String text) {}
