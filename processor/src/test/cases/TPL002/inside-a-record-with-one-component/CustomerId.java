package shop;

public record CustomerId(String value) {}
