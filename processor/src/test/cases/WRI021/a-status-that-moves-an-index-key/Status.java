package design;

public enum Status { OPEN, SHIPPED }
