package dev.partita.processor.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.processor.design.Design;
import org.junit.jupiter.api.Test;

/** What is offered to a method that no key serves, each tried before it is said. */
class RepairsTest {

    private static Design shop() {
        return Design.table("Shop")
                .enumeration("Status", "OPEN", "PAID")
                .item("Customer", "String id, String name, String mail", "CUST#{id}", "PROFILE")
                .item(
                        "Order",
                        "String customerId, LocalDate day, String id, Status status, int total, String? note",
                        "CUST#{customerId}",
                        "ORDER#{day}#{id}")
                .collection("CustomerWithOrders", "Customer customer, List<Order> orders");
    }

    private static String said(String signature, String options) {
        return new Plans(shop()).of(signature, options);
    }

    @Test
    void whatNoKeyTakesIsFilteredByADefaultMethod() {
        assertThat(said("List<Order> orders(String customerId, Status status)", ""))
                .contains(
                        "[PAT003] Shop.orders(customerId, status): no key of Order can answer this with one request.",
                        "on Order: @IndexKey(index = \"GSI1\", partition = \"CUST",
                        "Or: filter by status what is read, which takes the same read units and only more bytes",
                        "in Shop: @AccessPattern(\"List<Order> orders(String customerId, Status status)\")"
                                + " List<Order> allOrders(String customerId)",
                        "remove from Shop.orders: @AccessPattern",
                        "in Shop: default List<Order> orders(String customerId, Status status) { return"
                                + " allOrders(customerId).stream().filter(item -> status.equals(item.status())).toList(); }");
    }

    @Test
    void numbersAndRangesAreFilteredAsTheyAreMeant() {
        assertThat(said("List<Order> orders(String customerId, int total)", ""))
                .contains("item -> item.total() == total)");
        assertThat(said("List<Order> orders(String customerId, @From(\"total\") int least)", ""))
                .contains("item -> item.total() >= least)");
        assertThat(said("List<Order> orders(String customerId, @StartsWith(\"note\") String item)", ""))
                .doesNotContain(".filter(");
        assertThat(said("List<Order> orders(String customerId, @Before(\"day\") LocalDate before, int total)", ""))
                .contains("allOrders(String customerId, @Before(\"day\") LocalDate before)");
    }

    @Test
    void M23_severalValues() {
        assertThat(said("List<Order> orders(String customerId, Status[] states)", ""))
                .startsWith("[PAT024] Shop.orders(customerId, states): states holds several values, but a key condition"
                        + " compares with one: DynamoDB has no IN for keys.");
        assertThat(said("List<Order> placed(String customerId, List<LocalDate> day)", ""))
                .contains(
                        "in Shop: default List<Order> placed(String customerId, List<LocalDate> day) { return"
                                + " allPlaced(customerId).stream().filter(item -> day.contains(item.day())).toList(); }",
                        "Or: take one value, and call the method once for each",
                        "remove from Shop.placed: List<LocalDate> day",
                        "in Shop.placed: LocalDate day");
    }

    @Test
    void aPartOfAText() {
        assertThat(said("List<Order> orders(String customerId, String idContains)", ""))
                .startsWith(
                        "[PAT026] Shop.orders(customerId, idContains): idContains looks for a part of id, but no key is"
                                + " in the order of what its texts contain")
                .contains("item -> item.id().contains(idContains)");
        assertThat(said("List<Customer> named(String nameLike)", ""))
                .contains("[PAT026]")
                .doesNotContain(".filter(");
        assertThat(said("List<Customer> named(String somethingLike)", "")).startsWith("[PAT001]");
    }

    @Test
    void alternatives() {
        assertThat(said("List<Customer> byNameOrMail(String name, String mail)", ""))
                .startsWith(
                        "[PAT026] Shop.byNameOrMail(name, mail): a key condition has no OR, so no key of Customer can"
                                + " answer this with one request.");
        assertThat(said("List<Customer> byNameAndMail(String name, String mail)", ""))
                .startsWith("[PAT003]");
    }

    @Test
    void aScan() {
        assertThat(said("List<Customer> all()", ""))
                .startsWith(
                        "[PAT003] Shop.all(): no key of Customer can answer this with one request: without parameters"
                                + " it would read the whole table.")
                .contains("Fix: say by a parameter which partition is wanted");
    }

    @Test
    void aSinglePartThatIsReadLastIsReadFromTheOtherEnd() {
        assertThat(said("CustomerWithOrders latest(String id)", "limit = 3"))
                .contains(
                        "[PAT003]",
                        "Order items can be read before Customer",
                        "on Shop.latest: @AccessPattern(…, order = Direction.DESCENDING)");
    }

    @Test
    void aChosenKeyThatDoesNotServe() {
        Design design = Design.table("T")
                .item("R", "String a, String b", "A#{a}", "{b}")
                .copy("R", "byB", "B#{b}", "{a}");
        assertThat(new Plans(design).of("List<R> ofA(String a)", "via = \"byB\""))
                .contains("[PAT003]", "remove from T.ofA: via = \"byB\"");
        assertThat(new Plans(design).of("List<R> ofA(String a)", "via = \"primry\""))
                .contains("[PAT006]", "on T.ofA: @AccessPattern(…, via = \"primary\")")
                .doesNotContain("via = \"byB\"");
    }

    @Test
    void severalRecordsInAnIndexOfTheirOwn() {
        Design design = Design.table("Desk")
                .item("Ticket", "String id, String team", "TICKET#{id}", "HEAD")
                .item("Visit", "String id, String team, LocalDate day", "VISIT#{id}", "{day}")
                .sealed("Task", "Ticket", "Visit");
        assertThat(new Plans(design).of("List<Task> ofTeam(String team)"))
                .contains(
                        "no key of Ticket and Visit can answer this with one request: they share no partition.",
                        "Fix: give Ticket and Visit keys that begin with team, for example",
                        "on Ticket: @IndexKey(index = \"GSI1\", partition = \"TEAM#{team}\", sort = \"TICKET#{id}\")",
                        "on Visit: @IndexKey(index = \"GSI1\", partition = \"TEAM#{team}\", sort = \"VISIT#{id}#{day}\")",
                        "on Desk: @GlobalIndex(name = \"GSI1\")");
    }

    @Test
    void namesThatNearlyFit() {
        assertThat(said("Customer customer(String ix)", "")).contains("on Shop.customer.ix: @Is(\"id\")");
        assertThat(said("Customer customer(int ix)", "")).doesNotContain("@Is");
        assertThat(said("Customer customer(String id, String colour)", ""))
                .contains("remove from Shop.customer: String colour");
        assertThat(said("Customer customer(int id)", "")).contains("in Shop.customer: String id");
    }
}
