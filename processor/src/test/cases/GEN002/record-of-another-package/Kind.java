package shop.orders;

public sealed interface Kind permits Order {}
