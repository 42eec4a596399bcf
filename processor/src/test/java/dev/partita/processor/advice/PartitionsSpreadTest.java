package dev.partita.processor.advice;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.processor.design.Design;
import org.junit.jupiter.api.Test;

/** Which partitions are said not to spread, and which designs that resemble them are left alone. */
class PartitionsSpreadTest {

    private static Design tickets(String partition) {
        return Design.table("Desk")
                .enumeration("Status", "OPEN", "HELD", "DONE", "LOST")
                .item("Ticket", "String id, Status status, LocalDate day, boolean urgent, int shard", "T#{id}", "HEAD")
                .indexKey("Ticket", "GSI1", partition, "{id}", "")
                .globalIndex("GSI1");
    }

    @Test
    void M75_anIndexPartitionOfFewValues() {
        assertThat(Advised.design(tickets("STATUS#{status}"))
                        .reads("List<Ticket> with(Status status)")
                        .message())
                .startsWith(
                        "Ticket, @IndexKey GSI1: the partition STATUS#{status} doesn't spread: status has 4 values, so"
                                + " each Ticket lies in one of so few partitions.")
                .contains("1,000 writes", "3,000 reads", "STATUS#{status}#{shard:2}", "10 requests")
                .contains("on Ticket: @SuppressWarnings(\"KEY030\")");
        assertThat(Advised.design(tickets("DAY#{day}"))
                        .reads("List<Ticket> on(LocalDate day)")
                        .said())
                .containsExactly(
                        "KEY030 Ticket, @IndexKey GSI1: the partition DAY#{day} doesn't spread: day is a date, so"
                                + " all that is written in one period goes to one partition.");
        assertThat(Advised.design(tickets("{urgent}#{status}"))
                        .reads("List<Ticket> urgent(boolean urgent, Status status)")
                        .said())
                .containsExactly(
                        "KEY030 Ticket, @IndexKey GSI1: the partition {urgent}#{status} doesn't spread: urgent has"
                                + " 2 values, status has 4 values, so each Ticket lies in one of so few partitions.");
    }

    @Test
    void M75_aTableOfEvents() {
        assertThat(Advised.design(Design.table("Log").item("Event", "Instant at, String id", "EVENTS", "{at}#{id}"))
                        .reads("Page<Event> events(PageRequest page)")
                        .said())
                .containsExactly(
                        "KEY030 Event: the partition EVENTS doesn't spread: it has no placeholder, so each Event"
                                + " lies in this one partition.");
    }

    @Test
    void M78_allUsersInOnePartition() {
        assertThat(Advised.design(Design.table("Users").item("User", "String name, String mail", "USER", "USER#{name}"))
                        .reads("List<User> list()")
                        .message())
                .startsWith("User: the partition USER doesn't spread")
                .contains("\"USER#{shard:2}\"");
    }

    @Test
    void aShardSpreadsIt() {
        assertThat(Advised.design(tickets("STATUS#{status}#{shard:2}"))
                        .reads("List<Ticket> with(Status status, int shard)")
                        .said())
                .isEmpty();
    }

    @Test
    void whereThereAreNeverManyItemsOnePartitionIsEnough() {
        Design settings = Design.table("App")
                .enumeration("Stage", "TEST", "LIVE")
                .item("Settings", "Stage stage, int limit", "SETTINGS", "{stage}")
                .item("Version", "String name", "VERSION", "HEAD")
                .item("Report", "LocalDate day, int total", "REPORT#{day}", "HEAD");
        assertThat(Advised.design(settings)
                        .reads("List<Settings> all()")
                        .reads("Optional<Version> version()")
                        .reads("Optional<Report> report(LocalDate day)")
                        .said())
                .isEmpty();
    }

    @Test
    void aCopyThatIsOneItemIsLeftAlone() {
        Design posts = Design.table("Blog")
                .item("Post", "String id, String title", "POST#{id}", "HEAD")
                .copy("Post", "pinned", "PINNED", "HEAD");
        assertThat(Advised.design(posts)
                        .reads("Optional<Post> post(String id)")
                        .reads("Optional<Post> pinned()")
                        .said())
                .isEmpty();
        Design listed = Design.table("Blog")
                .item("Post", "String id, String title", "POST#{id}", "HEAD")
                .copy("Post", "all", "POSTS", "{id}");
        assertThat(Advised.design(listed)
                        .reads("Optional<Post> post(String id)")
                        .reads("List<Post> posts()")
                        .said())
                .containsExactly(
                        "KEY030 Post, @CopyKey all: the partition POSTS doesn't spread: it has no placeholder, so"
                                + " each Post lies in this one partition.");
    }

    @Test
    void anIndexThatIsTurnedRoundIsOnlyMeantForWhatIsReadByIt() {
        Design clubs = Design.table("Clubs")
                .item("Club", "String club, String name", "CLUB#{club}", "HEAD")
                .item("Member", "String club, String user", "CLUB#{club}", "USER#{user}")
                .globalIndex("inverted", "SK", "PK");
        Advised wellMade = Advised.design(clubs)
                .reads("Optional<Club> club(String club)")
                .reads("List<Member> members(String club)")
                .reads("List<Member> clubsOf(String user)");
        assertThat(wellMade.said()).isEmpty();
        assertThat(wellMade.reads("List<Club> clubs()").said())
                .containsExactly("KEY030 Club, in the index inverted: the partition HEAD doesn't spread: it has no"
                        + " placeholder, so each Club lies in this one partition.");
    }

    @Test
    void aLocalIndexHasTheTablesPartitions() {
        Design readings = Design.table("Readings")
                .item("Reading", "LocalDate day, String id, int value", "DAY#{day}", "{id}")
                .indexKey("Reading", "byValue", "", "{value:6}", "")
                .localIndex("byValue", "byValueSK");
        assertThat(Advised.design(readings)
                        .reads("List<Reading> on(LocalDate day)", "via = \"byValue\"")
                        .said())
                .containsExactly("KEY030 Reading: the partition DAY#{day} doesn't spread: day is a date, so all that is"
                        + " written in one period goes to one partition.");
    }
}
