package shop;

public interface Shop {}
