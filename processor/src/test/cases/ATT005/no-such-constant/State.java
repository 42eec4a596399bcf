package desk;

public enum State {
    OPEN,
    CLOSED
}
