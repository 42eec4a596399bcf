package dev.partita.processor.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.processor.design.Design;
import dev.partita.processor.keyspace.SortCondition;
import org.junit.jupiter.api.Test;

/** Faults that users of other libraries reported, as far as planning decides them; named by their numbers. */
class ReportedCasesTest {

    @Test
    void M11_sameAttributeInPartitionAndSortKey() {
        Plans plans = new Plans(Design.table("T").item("User", "String id, String name", "USER#{id}", "USER#{id}"));
        assertThat(plans.of("User get(String id)")).isEqualTo("GetItem: PK = USER#{id} and SK = USER#{id}");
    }

    @Test
    void M12_oneComponentInTwoKeysInDifferentOrders() {
        Plans plans = new Plans(Design.table("T")
                .item("Job", "String of, String status, LocalDate day", "JOBS#{of}", "{status}#{day}")
                .indexKey("Job", "GSI1", "ALL#{of}", "{day}#{status}", "")
                .globalIndex("GSI1"));
        assertThat(plans.of("List<Job> withStatus(String of, String status)"))
                .isEqualTo("Query: PK = JOBS#{of} and SK begins with {status}#");
        assertThat(plans.of("List<Job> onDay(String of, LocalDate day)"))
                .isEqualTo("Query GSI1: GSI1PK = ALL#{of} and GSI1SK begins with {day}#");
    }

    private static Plans leadingFields() {
        return new Plans(Design.table("T")
                .item("R", "String owner, String a, String b, String c, String d", "O#{owner}", "{a}#{b}#{c}#{d}"));
    }

    @Test
    void M13_prefixByTheLeadingFields() {
        assertThat(leadingFields().of("List<R> byA(String owner, String a)"))
                .isEqualTo("Query: PK = O#{owner} and SK begins with {a}#");
        assertThat(leadingFields().of("List<R> byAB(String owner, String a, String b)"))
                .isEqualTo("Query: PK = O#{owner} and SK begins with {a}#{b}#");
    }

    @Test
    void M13_aFieldIsSkipped() {
        assertThat(leadingFields().of("List<R> byAC(String owner, String a, String c)"))
                .contains("[PAT003]", "c is given, but b before it is not");
    }

    @Test
    void M14_comparisonOnALeadingComponentWithASuffix() {
        Plans plans = new Plans(Design.table("T")
                .item(
                        "Order",
                        "String customer, LocalDate placedOn, String id",
                        "C#{customer}",
                        "ORDER#{placedOn}#{id}"));
        String range = "List<Order> placed(String customer, %s)";
        assertThat(plans.of(
                        String.format(range, "@From(\"placedOn\") LocalDate first, @To(\"placedOn\") LocalDate last")))
                .isEqualTo("Query: PK = C#{customer} and SK from ORDER#{first} to ORDER#{last}");
        assertThat(plans.of(String.format(range, "@After(\"placedOn\") LocalDate day")))
                .isEqualTo("Query: PK = C#{customer} and SK begins with ORDER# after ORDER#{day}");
        assertThat(plans.of(String.format(range, "@To(\"placedOn\") LocalDate day")))
                .isEqualTo("Query: PK = C#{customer} and SK begins with ORDER# to ORDER#{day}");
        assertThat(plans.of(String.format(range, "@Before(\"placedOn\") LocalDate day")))
                .isEqualTo("Query: PK = C#{customer} and SK begins with ORDER# before ORDER#{day}");
    }

    @Test
    void M15_aRangeStaysInItsRecord() {
        Plans plans = new Plans(Design.table("T")
                .item("TaskV1", "String of, String team", "T#{of}", "TASK_1#TEAM#{team}")
                .item("TaskV11", "String of, String team", "T#{of}", "TASK_11#TEAM#{team}"));
        assertThat(plans.of("List<TaskV1> tasks(String of)"))
                .isEqualTo("Query: PK = T#{of} and SK begins with TASK_1#TEAM#");
        assertThat(plans.of("List<TaskV1> tasksAfter(String of, @After(\"team\") String team)"))
                .isEqualTo("Query: PK = T#{of} and SK begins with TASK_1#TEAM# after TASK_1#TEAM#{team}");
    }

    @Test
    void M16_postsOfASite() {
        Design site = Design.table("T")
                .item("Site", "String site", "SITE#{site}", "SITE#{site}")
                .item("Post", "String site, String id", "SITE#{site}", "POST#{id}");
        String plan = "Query: PK = SITE#{site} and SK begins with POST#";
        assertThat(new Plans(site).of("List<Post> posts(String site)")).isEqualTo(plan);
        site.item("Author", "String site, String id", "SITE#{site}", "AUTHOR#{id}");
        assertThat(new Plans(site).of("List<Post> posts(String site)")).isEqualTo(plan);
        site.item("Kind", "String site, String kind, String id", "SITE#{site}", "POST{kind}#{id}");
        assertThat(new Plans(site).of("List<Post> posts(String site)")).isEqualTo(plan);
    }

    @Test
    void M17_invoiceAndInventory() {
        Design near = Design.table("T")
                .item("Invoice", "String of, String no", "O#{of}", "INV{no}")
                .item("Inventory", "String of, String sku", "O#{of}", "INVENTORY#{sku}");
        assertThat(new Plans(near).of("List<Invoice> invoices(String of)"))
                .contains("[PAT003]", "also holds items of Inventory", "SK = INVENTORY#");
        Design apart = Design.table("T")
                .item("Invoice", "String of, String no", "O#{of}", "INV#{no}")
                .item("Inventory", "String of, String sku", "O#{of}", "INVENTORY#{sku}");
        assertThat(new Plans(apart).of("List<Invoice> invoices(String of)"))
                .isEqualTo("Query: PK = O#{of} and SK begins with INV#");
    }

    @Test
    void M18_thePartitionIsTheSameUnderEveryCondition() {
        Plans plans =
                new Plans(Design.table("T").item("N", "String userId, Instant at", "{userId}-notification", "N#{at}"));
        assertThat(plans.of("N get(String userId, Instant at)"))
                .isEqualTo("GetItem: PK = {userId}-notification and SK = N#{at}");
        assertThat(plans.of("List<N> all(String userId)")).isEqualTo("Query: PK = {userId}-notification");
        assertThat(plans.of("List<N> since(String userId, @From Instant at)"))
                .isEqualTo("Query: PK = {userId}-notification and SK begins with N# from N#{at}");
    }

    @Test
    void M19_nativeNumberSortKey() {
        Plans plans = new Plans(Design.table("T").item("P", "String cat, long rank", "CAT#{cat}", "{rank}"));
        assertThat(plans.of("List<P> range(String cat, @From(\"rank\") long low, @To(\"rank\") long high)"))
                .isEqualTo("Query: PK = CAT#{cat} and SK from {low} to {high}");
    }

    @Test
    void M20_aSuppliedKeyPartIsUsedOrRefused() {
        Plans plans = new Plans(
                Design.table("T").item("Item", "String userId, String itemId, LocalDate day", "U#{userId}", "I#{day}"));
        assertThat(plans.of("List<Item> items(String userId, String itemId)"))
                .contains("[PAT003]", "itemId is not part of the key");
    }

    @Test
    void M21_partOfAPartitionKey() {
        Plans plans = new Plans(Design.table("T")
                .item(
                        "D",
                        "String client, String device, LocalDate day, long time",
                        "CLIENT#{client}|DEV#{device}|{day}",
                        "{time:13}"));
        assertThat(plans.of("List<D> byClient(String client)"))
                .contains(
                        "device is not given; day is not given",
                        "@IndexKey(index = \"GSI1\", partition = \"CLIENT#{client}\","
                                + " sort = \"{device}#{day}#{time:13}\")");
    }

    @Test
    void M02_whatIsProposedHasTheOrderThatWasAsked() {
        Plans plans = new Plans(Design.table("T").item("R", "String s, int score, String id", "S#{s}", "{score}#{id}"));
        assertThat(plans.of("List<R> top(String s)", "order = DESCENDING, limit = 3"))
                .contains("{score} has no order", "on R: @Sort(\"{score:6}#{id}\")");
        assertThat(plans.of("List<R> of(String s, @From(\"id\") String first, @To(\"score\") int last)"))
                .contains("[PAT003]")
                .doesNotContain("Fix:");
    }

    @Test
    void M24_aFullKeyIsOneGetItem() {
        Plans plans = new Plans(Design.table("T").item("R", "String id, String sk", "{id}", "{sk}"));
        assertThat(plans.of("Optional<R> get(String id, String sk)")).isEqualTo("GetItem: PK = {id} and SK = {sk}");
        assertThat(plans.of("List<R> list(String id)")).isEqualTo("Query: PK = {id}");
    }

    private static Plans contacts(String prefix) {
        return new Plans(Design.table("T")
                .item("Address", "String id, String a", "PERSON#{id}", "ADDR#{a}")
                .item("Email", "String id, String e", "PERSON#{id}", prefix + "EMAIL#{e}")
                .item("Passport", "String id, String p", "PERSON#{id}", "ID#{p}")
                .item("Phone", "String id, String p", "PERSON#{id}", prefix + "PHONE#{p}")
                .sealed("Contact", "Email", "Phone"));
    }

    @Test
    void M25_twoRecordsOutOfMany() {
        assertThat(contacts("").of("List<Contact> contactPoints(String id)"))
                .contains(
                        "[PAT003]",
                        "also holds items of Passport",
                        "Fix: begin these sort keys, and no others, with a word of their own",
                        "on Email: @Sort(\"CONTACT#EMAIL#{e}\")",
                        "on Phone: @Sort(\"CONTACT#PHONE#{p}\")");
        assertThat(contacts("CONTACT#").of("List<Contact> contactPoints(String id)"))
                .isEqualTo("Query: PK = PERSON#{id} and SK begins with CONTACT#");
    }

    @Test
    void M26_twoEndsAreOneCondition() {
        Plans plans = new Plans(Design.table("T").item("E", "String stream, Instant at", "S#{stream}", "{at}"));
        ReadPlan.Query query = (ReadPlan.Query)
                plans.plan("List<E> window(String stream, @From(\"at\") Instant from, @To(\"at\") Instant to)", "");
        assertThat(query.sort()).isInstanceOf(SortCondition.Range.class);
        assertThat(PlanText.sort(query.sort())).isEqualTo("from {from} to {to}");
    }

    @Test
    void M27_partitionKeyOfOneIndexAndSortKeyOfAnother() {
        Plans plans = new Plans(Design.table("T")
                .keys("assetId", "")
                .item("Asset", "String assetId, String listingId", "{assetId}", "")
                .indexKey("Asset", "byListing", "", "", "")
                .globalIndex("byListing", "listingId", "assetId"));
        assertThat(plans.of("Optional<Asset> asset(String assetId)")).isEqualTo("GetItem: assetId = {assetId}");
        assertThat(plans.of("List<Asset> ofListing(String listingId)"))
                .isEqualTo("Query byListing: listingId = {listingId}");
    }

    private static Design holds(String book, String movie) {
        return Design.table("T")
                .item("BookHold", "String id, String token, Instant placedAt", "B#{id}", "BOOKHOLD")
                .item("MovieHold", "String id, String token, Instant placedAt", "M#{id}", "MOVIEHOLD")
                .indexKey("BookHold", "GSI1", "TOKEN#{token}", book + "{placedAt}", "")
                .indexKey("MovieHold", "GSI1", "TOKEN#{token}", movie + "{placedAt}", "")
                .globalIndex("GSI1")
                .sealed("Hold", "BookHold", "MovieHold");
    }

    @Test
    void M28_recordsThatShareAnIndexPartition() {
        assertThat(new Plans(holds("", "")).of("List<MovieHold> holds(String token)"))
                .contains("[PAT003]", "also holds items of BookHold", "GSI1PK = TOKEN#");
        assertThat(new Plans(holds("", "")).of("List<Hold> holds(String token)"))
                .isEqualTo("Query GSI1: GSI1PK = TOKEN#{token}");
        assertThat(new Plans(holds("BOOK#", "MOVIE#")).of("List<MovieHold> holds(String token)"))
                .isEqualTo("Query GSI1: GSI1PK = TOKEN#{token} and GSI1SK begins with MOVIE#");
    }

    @Test
    void M29_anIndexThatLacksAttributes() {
        Plans plans = new Plans(Design.table("T")
                .item("Order", "String id, LocalDate placedOn, String name, int total", "ORDER#{id}", "{placedOn}")
                .indexKey("Order", "G1", "NAME#{name}", "{placedOn}", "")
                .globalIndex("G1", "G1PK", "G1SK", "name")
                .view("OrderRef", "Order", "id, placedOn, name"));
        assertThat(plans.of("List<Order> named(String name)"))
                .contains(
                        "[PAT003]",
                        "G1 does not project total",
                        "on T: @GlobalIndex(…, name = \"G1\", projection = Projection.INCLUDE, include = {\"name\", \"total\"})",
                        "Or: return a @View of what G1 holds");
        ReadPlan plan = plans.plan("List<OrderRef> named(String name)", "");
        assertThat(plan.projection().orElseThrow()).containsExactly("PK", "SK", "name");
    }

    @Test
    void M52_anIndexWithAPrefixedSortKey() {
        Plans plans = new Plans(Design.table("T")
                .item("Hold", "String id, String token, Instant placedAt", "H#{id}", "HOLD")
                .indexKey("Hold", "GSI1", "TOKEN#{token}", "HOLD#{placedAt}", "")
                .globalIndex("GSI1"));
        assertThat(plans.of("Page<Hold> holds(String token, PageRequest page)"))
                .isEqualTo("Query GSI1: GSI1PK = TOKEN#{token}");
    }

    @Test
    void M57_aCountThatNoOtherKeyCanFalsify() {
        Plans plans = new Plans(Design.table("T")
                .item("Line", "String order, String sku", "ORDER#{order}", "{sku}")
                .item("Step", "String of, LocalDate day", "STEP#{of}", "{day}"));
        assertThat(((ReadPlan.Query) plans.plan("long lines(String order)", "of = Line")).countable())
                .isTrue();
        assertThat(((ReadPlan.Query) plans.plan("long steps(String of)", "of = Step")).countable())
                .isFalse();
    }

    @Test
    void M70_consistentReads() {
        Plans plans = new Plans(Design.table("T")
                .item("R", "String id, String a, String b, LocalDate d", "R#{id}", "{d}#{a}")
                .indexKey("R", "GSI1", "A#{a}", "{d}", "")
                .indexKey("R", "LSI1", "", "{b}", "")
                .globalIndex("GSI1")
                .localIndex("LSI1", "LSI1SK"));
        assertThat(plans.of("List<R> byA(String a)", "consistent = true"))
                .contains(
                        "[PAT003]",
                        "a global index is never read consistently",
                        "remove from T.byA: consistent = true");
        assertThat(plans.of("List<R> byDay(String id, LocalDate d)", "consistent = true"))
                .isEqualTo("Query: PK = R#{id} and SK begins with {d}#, consistent");
        assertThat(plans.of("List<R> byB(String id, String b)", "consistent = true"))
                .isEqualTo("Query LSI1: PK = R#{id} and LSI1SK = {b}, consistent");
    }
}
