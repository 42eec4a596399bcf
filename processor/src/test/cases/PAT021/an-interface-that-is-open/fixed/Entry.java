package shop;

public sealed interface Entry permits Customer, Order {}
