package dev.partita.runtime;

import static dev.partita.runtime.Orders.LIST;
import static dev.partita.runtime.Orders.cut;
import static dev.partita.runtime.Orders.last;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

class CollectTest {

    private final Orders orders = new Orders();
    private final CollectionPart<String> profile = CollectionPart.single("profile", Orders::profile);
    private final CollectionPart<String> list = CollectionPart.list("orders", Orders::order);

    @Test
    void itemsGoToTheirParts() {
        orders.client.answering(last("ORDER#1", "ORDER#2", "PROFILE"));
        Collected found = orders.read(LIST).collect(profile, list);
        assertThat(found.one(profile)).isEqualTo("42");
        assertThat(list.list()).containsExactly("1", "2");
        assertThat(found.isEmpty()).isFalse();
    }

    @Test
    void aMissingPartIsToldWithWhatElseWasFound() {
        orders.client.answering(last("ORDER#1", "ORDER#2"));
        Collected found = orders.read(LIST).collect(profile, list);
        assertThat(profile.optional()).isEmpty();
        assertThat(profile.orNull()).isNull();
        assertThatThrownBy(() -> found.one(profile))
                .isInstanceOf(ItemNotFoundException.class)
                .hasMessage("Shop.orders found no profile under PK = CUST#42 AND begins_with(SK, ORDER#),"
                        + " only orders (2)");
    }

    @Test
    void nothingAtAll() {
        orders.client.answering(last());
        Collected found = orders.read(LIST).collect(profile, list);
        assertThat(found.isEmpty()).isTrue();
        assertThatThrownBy(() -> found.one(profile)).hasMessageEndingWith("nor anything else");
    }

    @Test
    void theLimitCountsTheListAndSinglePartsComeOnTop() {
        orders.client.answering(cut("PROFILE", "ORDER#1", "ORDER#2"));
        orders.read(LIST.limit(2)).collect(profile, list);
        assertThat(list.list()).containsExactly("1", "2");
        assertThat(orders.client.only(QueryRequest.class).limit()).isEqualTo(3);
    }

    @Test
    void withoutItsSinglePartTheListKeepsToTheLimit() {
        orders.client.answering(cut("ORDER#1", "ORDER#2", "ORDER#3"));
        orders.read(LIST.limit(2)).collect(profile, list);
        assertThat(list.list()).containsExactly("1", "2");
    }

    @Test
    void aCutCollectionIsRefused() {
        orders.client.answering(cut("PROFILE", "ORDER#1"));
        assertThatThrownBy(() -> orders.read(LIST).collect(profile, list)).isInstanceOf(ResultTruncatedException.class);
    }
}
