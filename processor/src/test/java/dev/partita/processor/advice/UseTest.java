package dev.partita.processor.advice;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.processor.design.Design;
import org.junit.jupiter.api.Test;

/** What is declared and never read, and what only seems so. */
class UseTest {

    private static Design shop() {
        return Design.table("Shop")
                .item("Customer", "String id, String name", "CUST#{id}", "PROFILE")
                .item("Order", "String customerId, String id, String warehouse", "CUST#{customerId}", "ORDER#{id}")
                .indexKey("Order", "GSI1", "WH#{warehouse}", "{id}", "")
                .globalIndex("GSI1")
                .collection("CustomerWithOrders", "Customer customer, List<Order> orders")
                .sealed("Thing", "Customer", "Order");
    }

    @Test
    void anIndexThatNoPatternReadsBy() {
        assertThat(Advised.design(shop())
                        .reads("CustomerWithOrders all(String id)")
                        .message())
                .startsWith("Shop, index GSI1: no access pattern reads by it.\n")
                .contains("written, and paid for, a second time")
                .contains("in Shop: @AccessPattern(\"what GSI1 is for\") List<Order> orderInGSI1(String warehouse)")
                .contains("remove from Shop: @GlobalIndex(name = \"GSI1\")")
                .contains("remove from Order: @IndexKey(index = \"GSI1\")");
        assertThat(Advised.design(shop())
                        .reads("CustomerWithOrders all(String id)")
                        .reads("List<Order> inWarehouse(String warehouse)")
                        .said())
                .isEmpty();
    }

    @Test
    void aSparseIndexIsProposedWithWhatItHolds() {
        Design desk = Design.table("Desk")
                .item("Ticket", "String id, String team, boolean open", "T#{id}", "HEAD")
                .indexKey("Ticket", "open", "TEAM#{team}", "{id}", "open")
                .globalIndex("open");
        assertThat(Advised.design(desk)
                        .reads("Optional<Ticket> ticket(String id)")
                        .message())
                .contains("@AccessPattern(value = \"what open is for\", when = \"open\") List<Ticket>"
                        + " ticketInOpen(String team)");
    }

    @Test
    void anIndexWithoutKeys() {
        Design desk = Design.table("Desk")
                .item("Ticket", "String id", "T#{id}", "HEAD")
                .globalIndex("GSI1");
        assertThat(Advised.design(desk)
                        .reads("Optional<Ticket> ticket(String id)")
                        .said())
                .containsExactly(
                        "IDX028 Desk, index GSI1: no access pattern reads by it, and no record has a key in it.");
    }

    @Test
    void aRecordThatNoPatternReturns() {
        assertThat(Advised.design(shop())
                        .reads("Optional<Customer> customer(String id)")
                        .reads("List<Order> inWarehouse(String warehouse)")
                        .said())
                .isEmpty();
        assertThat(Advised.design(shop())
                        .reads("List<Order> inWarehouse(String warehouse)")
                        .message())
                .startsWith("Customer: no access pattern of Shop returns it.")
                .contains("in Shop: @AccessPattern(\"Customer by its key\") Optional<Customer> customer(String id)")
                .contains("on Customer: @SuppressWarnings(\"IDX029\")");
    }

    @Test
    void whatIsOnlyReadBesideOthersIsRead() {
        assertThat(Advised.design(shop())
                        .reads("List<Thing> everything(String id)")
                        .reads("long inWarehouse(String warehouse)", "of = Order")
                        .said())
                .isEmpty();
    }

    @Test
    void aTableThatNobodyReads() {
        assertThat(Advised.design(shop()).message())
                .startsWith("Shop: it has no access pattern, so nothing that the table holds can be read")
                .contains(
                        "Optional<Customer> customer(String id)",
                        "Optional<Order> order(String customerId, String id)");
    }
}
