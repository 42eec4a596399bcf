package shop;

import dev.partita.*;

public interface Finder<T> {

    @AccessPattern("by its id")
    T byId(@Is("id") String id);
}
