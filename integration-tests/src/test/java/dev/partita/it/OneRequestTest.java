package dev.partita.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.AccessPattern;
import dev.partita.From;
import dev.partita.GlobalIndex;
import dev.partita.IndexKey;
import dev.partita.Partition;
import dev.partita.Put;
import dev.partita.Sort;
import dev.partita.Table;
import dev.partita.To;
import dev.partita.When;
import dev.partita.testing.WireRequest;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Kind 4: what one request can't answer doesn't compile; what compiles sends one request, never a Scan. */
class OneRequestTest {

    @RegisterExtension
    final Engine engine = new Engine();

    @TempDir
    Path folder;

    @Table(
            name = "Pairs",
            items = {Pair.class})
    interface Pairs {

        @AccessPattern("a pair")
        Optional<Pair> get(String id, String part);

        @AccessPattern("all parts")
        List<Pair> all(String id);

        @Put
        void save(Pair pair);
    }

    @Partition("{id}")
    @Sort("{part}")
    record Pair(String id, String part) {}

    @Test
    void M24_aFullKeyIsAGetItem() {
        OneRequestTest_PairsSchema.create(engine.client(), engine.options(Pairs.class));
        Pairs pairs = new DynamoOneRequestTest_Pairs(engine.client(), engine.options(Pairs.class));
        Pair pair = new Pair("1", "a");
        pairs.save(pair);
        assertThat(engine.sentBy(() -> {
                    assertThat(pairs.get("1", "a")).contains(pair);
                    assertThat(pairs.all("1")).containsExactly(pair);
                }))
                .extracting(WireRequest::operation)
                .containsExactly("GetItem", "Query");
    }

    private static String person(String email, String phone) {
        return """
                @Table(name = "Tab", items = {Contact.class, Address.class, Card.class})
                interface People {
                    @AccessPattern("how to reach a person") List<Contact> contactPoints(String id);
                    @AccessPattern("addresses") List<Address> addresses(String id);
                    @AccessPattern("cards") List<Card> cards(String id);
                }
                sealed interface Contact permits Email, Phone {}
                @Partition("PERSON#{id}") @Sort("ADDR#{street}") record Address(String id, String street) {}
                @Partition("PERSON#{id}") @Sort("%s#{mail}") record Email(String id, String mail) implements Contact {}
                @Partition("PERSON#{id}") @Sort("ID#{no}") record Card(String id, String no) {}
                @Partition("PERSON#{id}") @Sort("%s#{no}") record Phone(String id, String no) implements Contact {}
                """.formatted(email, phone);
    }

    @Test
    void M25_twoRecordsWithAnotherBetweenThemAreRefused() {
        Sources.Compilation compilation =
                Sources.design(person("EMAIL", "PHONE")).compile(folder);
        assertThat(compilation.errors())
                .singleElement()
                .asString()
                .contains("contactPoints")
                .contains("Card")
                .contains("ID#");
    }

    @Table(
            name = "People",
            items = {Contact.class, Address.class, Card.class})
    interface People {

        @AccessPattern("how to reach a person")
        List<Contact> contactPoints(String id);

        @AccessPattern("a person's addresses")
        List<Address> addresses(String id);

        @AccessPattern("a person's cards")
        List<Card> cards(String id);

        @Put
        void save(Email email);

        @Put
        void save(Phone phone);

        @Put
        void save(Address address);

        @Put
        void save(Card card);
    }

    sealed interface Contact permits Email, Phone {}

    @Partition("PERSON#{id}")
    @Sort("ADDR#{street}")
    record Address(String id, String street) {}

    @Partition("PERSON#{id}")
    @Sort("CONTACT#EMAIL#{mail}")
    record Email(String id, String mail) implements Contact {}

    @Partition("PERSON#{id}")
    @Sort("ID#{no}")
    record Card(String id, String no) {}

    @Partition("PERSON#{id}")
    @Sort("CONTACT#PHONE#{no}")
    record Phone(String id, String no) implements Contact {}

    @Test
    void M25_twoRecordsInOneRangeAreOneRequest() {
        OneRequestTest_PeopleSchema.create(engine.client(), engine.options(People.class));
        People people = new DynamoOneRequestTest_People(engine.client(), engine.options(People.class));
        Email email = new Email("1", "a@x");
        Phone phone = new Phone("1", "117");
        people.save(phone);
        people.save(new Card("1", "4"));
        people.save(new Address("1", "Lane"));
        people.save(email);
        assertThat(engine.oneSentBy(() -> assertThat(people.contactPoints("1")).containsExactly(email, phone)))
                .isEqualTo(engine.query(People.class, "PK = \"PERSON#1\" AND begins_with(SK, \"CONTACT#\")"));
    }

    @Table(
            name = "Streams",
            items = {Event.class})
    interface Streams {

        @AccessPattern("a window of a stream")
        List<Event> window(String stream, @From("at") Instant first, @To("at") Instant last);

        @Put(when = When.ABSENT)
        void save(Event event);
    }

    @Partition("STREAM#{stream}")
    @Sort("{at:s}")
    record Event(String stream, Instant at) {}

    @Test
    void M26_twoBoundsAreOneBetweenAndReversedOnesNoRequest() {
        OneRequestTest_StreamsSchema.create(engine.client(), engine.options(Streams.class));
        Streams streams = new DynamoOneRequestTest_Streams(engine.client(), engine.options(Streams.class));
        Instant at = Instant.parse("2026-01-01T00:00:00Z");
        streams.save(new Event("s", at));
        assertThat(engine.oneSentBy(
                        () -> assertThat(streams.window("s", at, at)).containsExactly(new Event("s", at))))
                .isEqualTo(engine.query(
                        Streams.class,
                        "PK = \"STREAM#s\" AND SK BETWEEN \"2026-01-01T00:00:00Z\" AND \"2026-01-01T00:00:00Z\""));
        assertThat(engine.sentBy(() -> {
                    assertThat(streams.window("s", at, at.minusSeconds(1))).isEmpty();
                    assertThat(streams.window("s", at.plusNanos(1), at.plusNanos(2)))
                            .isEmpty();
                }))
                .isEmpty();
    }

    @Table(
            name = "Assets",
            items = {Asset.class},
            partitionKey = "assetId")
    @GlobalIndex(name = "byListing", partitionKey = "listingId", sortKey = "assetId")
    interface Assets {

        @AccessPattern("an asset")
        Optional<Asset> asset(String assetId);

        @AccessPattern("a listing's assets")
        List<Asset> ofListing(String listingId);

        @Put
        void save(Asset asset);
    }

    @Partition("{assetId}")
    @IndexKey(index = "byListing")
    record Asset(String assetId, String listingId, int worth) {}

    @Test
    void M27_oneAttributeIsPartitionKeyHereAndSortKeyThere() {
        OneRequestTest_AssetsSchema.create(engine.client(), engine.options(Assets.class));
        Assets assets = new DynamoOneRequestTest_Assets(engine.client(), engine.options(Assets.class));
        Asset a = new Asset("a", "l", 1);
        Asset b = new Asset("b", "l", 2);
        assets.save(b);
        assets.save(a);
        assertThat(engine.sentBy(() -> {
                    assertThat(assets.asset("a")).contains(a);
                    assertThat(assets.ofListing("l")).containsExactly(a, b);
                }))
                .extracting(WireRequest::key)
                .containsExactly("assetId = \"a\"", "listingId = \"l\"");
        assertThat(engine.items(Assets.class))
                .allSatisfy(
                        item -> assertThat(item.keySet()).containsExactlyInAnyOrder("assetId", "listingId", "worth"));
    }
}
