package shop;

import dev.partita.*;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ItemCollection
public record Account(
        @Nullable Customer customer, // error: COL023 "Account.customer: a part of a collection can't be @Nullable: class files hide that from the compiler."
        List<Order> orders) {}
