package shop;

public enum Status { OPEN, SHIPPED, CANCELLED }
