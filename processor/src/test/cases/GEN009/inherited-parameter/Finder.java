package shop;

import dev.partita.*;

public interface Finder<T> {

    @AccessPattern("by its id")
    T byId(String id); // error: GEN009 "Shop.byId (inherited from Finder), parameter 1: a method of a super-interface has to say which component each parameter binds"
}
