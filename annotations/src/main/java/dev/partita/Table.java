package dev.partita;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A DynamoDB table, described by an interface whose methods are its access patterns and writes. The processor
 * generates the class that implements it, named {@code Dynamo} + the interface's name, and its schema.
 *
 * <pre>{@code
 * @Table(name = "App", items = {Customer.class, Order.class})
 * public interface Shop {
 *     @AccessPattern("get a customer by id")
 *     Optional<Customer> customer(String id);
 * }
 * }</pre>
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface Table {

    /**
     * The table's name; another one can be given at run time.
     *
     * @return 3 to 255 characters: letters, digits, {@code _}, {@code -} and {@code .}
     */
    String name();

    /**
     * Every record that the table holds, or sealed interfaces over them.
     *
     * @return records with a {@link Partition}
     */
    Class<?>[] items();

    /**
     * The name of the table's partition key attribute.
     *
     * @return at most 255 bytes of UTF-8
     */
    String partitionKey() default "PK";

    /**
     * The name of the table's sort key attribute, used if the records carry {@link Sort}.
     *
     * @return at most 255 bytes of UTF-8
     */
    String sortKey() default "SK";

    /**
     * The name of an attribute that every item carries with its record's simple name (nested records: the names
     * joined with {@code _}).
     *
     * @return an attribute's name, or the empty string for none
     */
    String typeAttribute() default "";

    /**
     * What reads do with items whose keys no record of the table writes.
     *
     * @return the policy
     */
    UnknownItems unknownItems() default UnknownItems.SKIP;

    /**
     * Further interfaces with access patterns of this table, each a {@link PatternsOf} it; they are planned and
     * proved together with it.
     *
     * @return interfaces of the same compilation
     */
    Class<?>[] patterns() default {};
}
