package dev.partita.processor.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.processor.design.Design;
import org.junit.jupiter.api.Test;

/** What parameters bind, and which key is chosen. */
class ChoiceTest {

    private static Design tickets() {
        return Design.table("Desk")
                .enumeration("Status", "OPEN", "CLOSED")
                .single("TicketId", "String value")
                .item(
                        "Ticket",
                        "TicketId id, String queue, Instant at, Status status, LocalDate? due, String agent",
                        "TICKET#{id}",
                        "HEAD")
                .item("Note", "TicketId ticket, int line, String text", "TICKET#{ticket}", "NOTE#{line:4}")
                .indexKey("Ticket", "GSI1", "Q#{queue}", "{at}", "status = OPEN")
                .indexKey("Ticket", "GSI2", "Q#{queue}", "{due}", "")
                .globalIndex("GSI1")
                .globalIndex("GSI2")
                .collection("Thread", "Ticket ticket, List<Note> notes");
    }

    @Test
    void aRecordWithOneComponentCountsAsItsComponent() {
        Plans plans = new Plans(tickets());
        assertThat(plans.of("Ticket get(TicketId id)")).isEqualTo("GetItem: PK = TICKET#{id} and SK = HEAD");
        assertThat(plans.of("Ticket get(String id)")).isEqualTo("GetItem: PK = TICKET#{id} and SK = HEAD");
    }

    @Test
    void eitherNameOfAPlaceInThePartitionWillDo() {
        Plans plans = new Plans(tickets());
        assertThat(plans.of("Thread thread(String id)")).isEqualTo("Query: PK = TICKET#{id}");
        assertThat(plans.of("Thread thread(String ticket)")).isEqualTo("Query: PK = TICKET#{ticket}");
    }

    @Test
    void aNameThatBindsThePartitionIsNotSoughtElsewhere() {
        Plans plans = new Plans(Design.table("Shop")
                .item("Customer", "String id", "CUST#{id}", "PROFILE")
                .item("Order", "String customer, String id", "CUST#{customer}", "ORDER#{id}")
                .collection("All", "Customer customer, List<Order> orders"));
        assertThat(plans.of("All all(String id)")).isEqualTo("Query: PK = CUST#{id}");
    }

    @Test
    void recordsThatShareNoPartition() {
        Plans plans = new Plans(Design.table("Shop")
                .item("Customer", "String id", "CUST#{id}", "PROFILE")
                .item("Order", "String customer, String id", "ORDERS#{customer}", "ORDER#{id}")
                .collection("All", "Customer customer, List<Order> orders"));
        assertThat(plans.of("All all(String id)")).isEqualTo("""
                        [PAT003] Shop.all(id): no key of Customer and Order can answer this with one request: they share no partition.
                            Customer primary  CUST#{id} / PROFILE
                            Order primary     ORDERS#{customer} / ORDER#{id}
                          Fix: give these records partition keys that are alike but for the names of components, since one request reads one partition""");
    }

    @Test
    void anIndexThatIsSparseServesOnlyWhatSaysSo() {
        Plans plans = new Plans(tickets());
        assertThat(plans.of("List<Ticket> open(String queue)", "when = \"status = OPEN\""))
                .isEqualTo("Query GSI1: GSI1PK = Q#{queue}");
        assertThat(plans.of("List<Ticket> due(String queue)", "when = \"due present\""))
                .isEqualTo("Query GSI2: GSI2PK = Q#{queue}");
        assertThat(plans.of("List<Ticket> due(String queue, @To(\"due\") LocalDate day)"))
                .isEqualTo("Query GSI2: GSI2PK = Q#{queue} and GSI2SK to {day}");
        assertThat(plans.of("List<Ticket> all(String queue)"))
                .contains("it holds only items with status = OPEN", "it holds only items with due present");
        assertThat(plans.of("Ticket get(String id)", "when = \"status = OPEN\""))
                .contains("it doesn't hold only items with status = OPEN");
    }

    @Test
    void twoKeysServeAndTheUserChooses() {
        Design design = Design.table("T")
                .item("R", "String a, String b", "A#{a}", "{b}")
                .indexKey("R", "GSI1", "X#{a}", "{b}", "")
                .globalIndex("GSI1");
        assertThat(new Plans(design).of("List<R> ofA(String a)")).isEqualTo("""
                        [PAT004] T.ofA(a): several keys of R can answer this; choose one by via.
                            primary  A#{a} / {b}   Query: PK = A#{a}
                            GSI1     X#{a} / {b}   Query GSI1: GSI1PK = X#{a}
                          Fix: read by primary
                            on T.ofA: @AccessPattern(…, via = "primary")
                          Or: read by GSI1
                            on T.ofA: @AccessPattern(…, via = "GSI1")""");
        assertThat(new Plans(design).of("List<R> ofA(String a)", "via = \"GSI1\""))
                .isEqualTo("Query GSI1: GSI1PK = X#{a}");
    }

    @Test
    void aGetItemOnThePrimaryKeyWins() {
        Plans plans = new Plans(Design.table("T")
                .item("R", "String a, String b", "A#{a}", "{b}")
                .copy("R", "copy", "B#{b}", "{a}")
                .indexKey("R", "GSI1", "X#{a}", "{b}", "")
                .globalIndex("GSI1"));
        assertThat(plans.of("R get(String a, String b)")).isEqualTo("GetItem: PK = A#{a} and SK = {b}");
        assertThat(plans.of("R get(String a, String b)", "via = \"copy\""))
                .isEqualTo("GetItem: PK = B#{b} and SK = {a}");
    }

    @Test
    void aSinglePartIsOneItem() {
        Plans plans = new Plans(tickets().collection("Wrong", "Ticket ticket, Note note"));
        assertThat(plans.of("Wrong thread(String id)"))
                .contains("[PAT003]", "note is one item, but this isn't the full primary or copy key of one Note");
    }

    @Test
    void withALimitSinglePartsComeFirst() {
        Plans plans = new Plans(tickets());
        assertThat(plans.of("Thread thread(String id)", "limit = 3")).isEqualTo("Query: PK = TICKET#{id}, limit 3");
        assertThat(plans.of("Thread thread(String id)", "limit = 3, order = DESCENDING"))
                .contains("[PAT003]", "Note items can be read before Ticket, so that a limit would cut it off");
    }

    @Test
    void orderIsPromisedOnlyWhereKeysHaveIt() {
        Plans plans = new Plans(Design.table("T")
                .item("Plain", "String of, int n", "PLAIN#{of}", "N#{n}")
                .item("Name", "String of, String name, String id", "NAME#{of}", "{name}#{id}"));
        assertThat(plans.of("List<Plain> all(String of)")).isEqualTo("Query: PK = PLAIN#{of}");
        assertThat(plans.of("List<Plain> first(String of)", "limit = 2"))
                .contains("{n} has no order in the key; with a width it has, as in {n:6}");
        assertThat(plans.of("List<Name> last(String of)", "order = DESCENDING"))
                .contains("{name} has an order only at the end of the key");
    }

    @Test
    void anInvertedIndexHoldsEveryItem() {
        Design design = Design.table("T")
                .item("Member", "String group, String user", "GROUP#{group}", "USER#{user}")
                .globalIndex("I", "SK", "PK");
        assertThat(new Plans(design).of("List<Member> groups(String user)")).isEqualTo("Query I: SK = USER#{user}");
        design.item("Login", "String day, String user", "DAY#{day}", "USER#{user}");
        assertThat(new Plans(design).of("List<Member> groups(String user)"))
                .isEqualTo("Query I: SK = USER#{user} and PK begins with GROUP#");
    }

    @Test
    void aCountNeedsNothingButKeys() {
        Plans plans = new Plans(Design.table("T")
                .item("R", "String a, String b, String rest", "A#{a}", "S#{b}")
                .indexKey("R", "K", "B#{b}", "{a}", "")
                .keysOnlyIndex("K", "KPK", "KSK"));
        ReadPlan plan = plans.plan("long count(String b)", "of = R");
        assertThat(plan.projection().orElseThrow()).containsExactly("PK", "SK");
        assertThat(plans.of("List<R> all(String b)")).contains("K does not project rest");
    }

    @Test
    void whatOnlyFollowsFromAFaultOfKeysIsNotReportedAgain() {
        Design equal = Design.table("T")
                .item("Order", "String c, LocalDate d, String id", "C#{c}", "ORDER#{d}#{id}")
                .item("Invoice", "String c, LocalDate d, String n", "C#{c}", "ORDER#{d}#{n}");
        assertThat(new Plans(equal).of("List<Order> orders(String c)")).isEmpty();
        Design drawnIn = Design.table("T")
                .item("A", "String id, String owner, LocalDate day", "A#{id}", "A")
                .item("B", "String id, String owner, LocalDate day", "B#{id}", "B")
                .globalIndex("nat", "owner", "day")
                .indexKey("A", "nat", "", "", "");
        assertThat(new Plans(drawnIn).of("List<A> of(String owner)")).isEmpty();
        Design unreadable =
                Design.table("T").item("R", "String s, String a, int n, String b", "S#{s}", "{a}-{n:2}#{b}");
        assertThat(new Plans(unreadable).of("List<R> of(String s, String a)")).isEmpty();
    }
}
