package desk;

public record Phone(String country, String number) {}
