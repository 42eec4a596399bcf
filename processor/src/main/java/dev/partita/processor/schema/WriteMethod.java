package dev.partita.processor.schema;

import dev.partita.When;
import java.util.List;

/** A method that writes one item. */
public sealed interface WriteMethod {

    /** The method. */
    Origin origin();

    /** The method's name. */
    String name();

    /** The method's return type as written. */
    JavaType javaType();

    /** Puts a record; returns it if {@code javaType} isn't void. */
    record Put(Origin origin, String name, JavaType javaType, JavaType item, String parameter, When when)
            implements WriteMethod {}

    /** Deletes the item of a record; a boolean result says whether it was there. */
    record DeleteRecord(Origin origin, String name, JavaType javaType, JavaType item, String parameter)
            implements WriteMethod {}

    /** Deletes an item by the components of its primary key. */
    record DeleteByKey(Origin origin, String name, JavaType javaType, JavaType item, List<Parameter.Bound> parameters)
            implements WriteMethod {
        /** Copies the list. */
        public DeleteByKey {
            parameters = List.copyOf(parameters);
        }
    }
}
