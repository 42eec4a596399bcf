/** A shop on one table: customers, their orders, the orders' line items. */
@NullMarked
package shop;

import org.jspecify.annotations.NullMarked;
