package shop;

final class OrderJson {}
