package shop;

public final class OrderCodec {}
