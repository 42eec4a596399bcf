package shop;

/** What became of an order. */
public enum Status {
    OPEN,
    SHIPPED,
    CANCELLED
}
