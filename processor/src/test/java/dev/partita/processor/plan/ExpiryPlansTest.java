package dev.partita.processor.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.processor.design.Design;
import org.junit.jupiter.api.Test;

/** What follows for reads where items expire. */
class ExpiryPlansTest {

    private static Design design() {
        return Design.table("App")
                .item("User", "String user, String name", "USER#{user}", "PROFILE")
                .item(
                        "Session",
                        "String user, String id, String device, Expiry? until as ttl",
                        "USER#{user}",
                        "SESSION#{id}")
                .keysOnlyIndex("GSI1", "GSI1PK", "GSI1SK")
                .indexKey("Session", "GSI1", "DEVICE#{device}", "{user}#{id}", "")
                .view("SessionId", "Session", "user, id")
                .collection("Login", "Optional<Session> session, List<User> users")
                .collection("Logins", "User user, List<Session> sessions")
                .sealed("Part", "User", "Session");
    }

    private final Plans plans = new Plans(design());

    @Test
    void M72_aViewAsksForTheAttributeThatTellsExpiredItems() {
        assertThat(plans.plan("List<SessionId> sessions(String user)", "").projection())
                .hasValueSatisfying(names -> assertThat(names).containsExactly("PK", "SK", "ttl"));
        assertThat(plans.plan("boolean isOpen(String user, String id)", "of = Session")
                        .projection())
                .hasValueSatisfying(names -> assertThat(names).containsExactly("PK", "SK", "ttl"));
        assertThat(plans.plan("List<Part> all(String user)", "").timeToLive()).contains("ttl");
        assertThat(plans.plan("User user(String user)", "").timeToLive()).isEmpty();
    }

    @Test
    void M72_itemsThatExpireAreNotCountedByTheService() {
        Plans whole = new Plans(Design.table("App")
                .item("Session", "String user, String id, Expiry until", "USER#{user}", "{id}")
                .item("Tab", "String tab, String id", "TAB#{tab}", "{id}"));
        assertThat(((ReadPlan.Query) whole.plan("long sessions(String user)", "of = Session")).countable())
                .isFalse();
        assertThat(((ReadPlan.Query) whole.plan("long tabs(String tab)", "of = Tab")).countable())
                .isTrue();
    }

    @Test
    void anIndexThatLacksTheAttributeCannotServe() {
        assertThat(plans.of("long onDevice(String device)", "of = Session"))
                .contains("GSI1 does not project ttl; ttl tells which items have expired")
                .contains("projection = Projection.INCLUDE, include = {\"ttl\"}");
        assertThat(plans.of("List<SessionId> onDevice(String device)"))
                .contains("GSI1 does not project ttl; ttl tells which items have expired");
    }

    @Test
    void aLimitNeedsToReadOn() {
        String fault = "[PAT008] App.first(user): limit = 1 may be used up by items of Session that have expired";
        assertThat(plans.of("Optional<Session> first(String user)", "limit = 1"))
                .startsWith(fault)
                .endsWith("on App.first: @AccessPattern(…, overflow = Overflow.FOLLOW)");
        assertThat(plans.of("List<Part> first(String user)", "limit = 1")).startsWith(fault);
        assertThat(plans.of("Logins first(String user)", "limit = 1")).startsWith(fault);
        assertThat(plans.of("Optional<Session> first(String user)", "limit = 1, overflow = FOLLOW"))
                .startsWith("Query");
        assertThat(plans.of("Stream<Session> first(String user)", "limit = 1")).startsWith("Query");
    }

    @Test
    void aLimitThatCountsOnlyItemsThatStayNeedsNothing() {
        assertThat(plans.of("Login login(String user)", "limit = 1")).doesNotContain("PAT008");
    }

    @Test
    void anIndexWithTheAttributeServes() {
        Plans included = new Plans(Design.table("App")
                .item("Session", "String user, String id, String device, Expiry until", "USER#{user}", "SESSION#{id}")
                .globalIndex("GSI1", "GSI1PK", "GSI1SK", "until")
                .indexKey("Session", "GSI1", "DEVICE#{device}", "{user}#{id}", ""));
        assertThat(included.of("long onDevice(String device)", "of = Session")).startsWith("Query GSI1");
    }
}
