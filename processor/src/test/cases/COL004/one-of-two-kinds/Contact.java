package people;

public sealed interface Contact permits Mail, Phone {}
