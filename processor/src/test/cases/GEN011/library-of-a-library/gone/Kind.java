package kinds;

public enum Kind { NOVEL, ATLAS }
