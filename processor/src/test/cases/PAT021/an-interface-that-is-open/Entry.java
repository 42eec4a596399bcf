package shop;

public interface Entry {}
