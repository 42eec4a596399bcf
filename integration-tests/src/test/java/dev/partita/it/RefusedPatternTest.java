package dev.partita.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Kinds 4 and 9: what would need a filter, a scan, several requests or a guess doesn't compile. */
class RefusedPatternTest {

    @TempDir
    Path folder;

    @Test
    void M21_aPartitionKeyTakesNoPrefix() {
        Sources.Compilation compilation = Sources.design("""
                        @Table(name = "Tab", items = {Reading.class})
                        interface Readings {
                            @AccessPattern("a client's readings") List<Reading> byClient(String client);
                        }
                        @Partition("CLIENT#{client}|DEV#{device}|{day}") @Sort("{time:13}")
                        record Reading(String client, String device, LocalDate day, long time) {}
                        """).compile(folder);
        assertThat(compilation.errors())
                .singleElement()
                .asString()
                .contains("byClient")
                .contains("device")
                .contains("day");
    }

    @Test
    void M23_aListOfValuesIsRefused() {
        Sources.Compilation compilation = Sources.design("""
                        @Table(name = "Tab", items = {Product.class})
                        interface Products {
                            @AccessPattern("products of some categories")
                            List<Product> byCats(int dep, List<Integer> cats);
                        }
                        @Partition("DEP#{dep}") @Sort("CAT#{cat:4}") record Product(int dep, int cat) {}
                        """).compile(folder);
        assertThat(compilation.errors()).singleElement().asString().contains("cats");
    }

    @Test
    void M54_aFirstMatchBehindAFilterIsRefused() {
        Sources.Compilation compilation = Sources.design("""
                        @Table(name = "Tab", items = {Order.class})
                        interface Orders {
                            @AccessPattern(value = "a customer's first open order", when = "open", limit = 1)
                            Optional<Order> firstOpen(String customer);
                        }
                        @Partition("CUST#{customer}") @Sort("ORDER#{no:4}")
                        record Order(String customer, int no, boolean open) {}
                        """).compile(folder);
        assertThat(compilation.errors())
                .singleElement()
                .asString()
                .contains("firstOpen")
                .contains("open");
    }

    @Test
    void M56_aLimitBesideAFilterIsRefused() {
        Sources.Compilation compilation = Sources.design("""
                        @Table(name = "Tab", items = {Order.class})
                        interface Orders {
                            @AccessPattern("some open orders of a customer")
                            List<Order> open(String customer, boolean open, int limit);
                        }
                        @Partition("CUST#{customer}") @Sort("ORDER#{no:4}")
                        record Order(String customer, int no, boolean open) {}
                        """).compile(folder);
        assertThat(compilation.errors())
                .isNotEmpty()
                .anySatisfy(e -> assertThat(e).contains("limit"))
                .allSatisfy(e -> assertThat(e).contains("Orders.open"));
    }

    @Test
    void M27_oneAttributeHasOneType() {
        Sources.Compilation compilation = Sources.design("""
                        @Table(name = "Tab", items = {Asset.class, Note.class}, partitionKey = "id")
                        @GlobalIndex(name = "GIX", partitionKey = "listing")
                        interface Assets {
                            @AccessPattern("a listing's assets") List<Asset> ofListing(String listing);
                            @AccessPattern("a note") Optional<Note> note(String id);
                        }
                        @Partition("A#{id}") @IndexKey(index = "GIX") record Asset(String id, String listing) {}
                        @Partition("N#{id}") record Note(String id, int listing) {}
                        """).compile(folder);
        assertThat(compilation.errors())
                .isNotEmpty()
                .anySatisfy(e -> assertThat(e).contains("listing"));
    }
}
