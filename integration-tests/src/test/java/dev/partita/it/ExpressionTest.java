package dev.partita.it;

import static dev.partita.it.Values.item;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.partita.AccessPattern;
import dev.partita.Attribute;
import dev.partita.From;
import dev.partita.GlobalIndex;
import dev.partita.IndexKey;
import dev.partita.Partition;
import dev.partita.Put;
import dev.partita.Sort;
import dev.partita.Table;
import dev.partita.To;
import dev.partita.View;
import dev.partita.When;
import dev.partita.runtime.ConditionFailedException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** Kind 14: names and values go through placeholders, and no empty map is sent. */
class ExpressionTest {

    @RegisterExtension
    final Engine engine = new Engine();

    @Table(
            name = "Odd",
            items = {Odd.class},
            partitionKey = "a:b",
            sortKey = "a#b")
    @GlobalIndex(name = "GIX", partitionKey = "a+b", sortKey = "\u540D")
    interface Odds {

        @AccessPattern("odd items by key")
        List<Odd> byKey(String first, @From("second") String low, @To("second") String high);

        @AccessPattern("odd items by index, in part")
        List<Part> byIndex(String third, String fourth);

        @AccessPattern("an odd item")
        Optional<Odd> one(String first, String second);

        @AccessPattern("an odd item, in part")
        Optional<Part> part(String first, String second);

        @Put(when = When.ABSENT)
        void save(Odd odd);
    }

    @Partition("{first}")
    @Sort("{second}")
    @IndexKey(index = "GIX")
    record Odd(
            @Attribute("a:b") String first,
            @Attribute("a#b") String second,
            @Attribute("a+b") String third,
            @Attribute("\u540D") String fourth,
            @Attribute("a/b") int slash,
            @Attribute("a b") int space,
            @Attribute("a.b") int dot,
            @Attribute("_x") int underscore,
            @Attribute("1x") int digit,
            @Attribute("a-b") int dash,
            @Attribute("a'b") int quote,
            @Attribute("size") int reserved,
            @Attribute("a_b") int plain) {}

    @View(Odd.class)
    record Part(int space, int dot, int dash, int plain, int reserved) {}

    private static final Odd ODD = new Odd("f", "s", "t", "u", 1, 2, 3, 4, 5, 6, 7, 8, 9);

    private Odds odds() {
        ExpressionTest_OddsSchema.create(engine.client(), engine.options(Odds.class));
        return new DynamoExpressionTest_Odds(engine.client(), engine.options(Odds.class));
    }

    @Test
    void M79_anyAttributeNameWorks() {
        Odds odds = odds();
        odds.save(ODD);
        assertThat(engine.items(Odds.class).get(0).keySet())
                .containsExactlyInAnyOrder(
                        "a:b", "a#b", "a+b", "\u540D", "a/b", "a b", "a.b", "_x", "1x", "a-b", "a'b", "size", "a_b");
        assertThat(odds.byKey("f", "s", "s")).containsExactly(ODD);
        assertThat(odds.one("f", "s")).contains(ODD);
        Part part = new Part(2, 3, 6, 9, 8);
        assertThat(odds.byIndex("t", "u")).containsExactly(part);
        assertThat(odds.part("f", "s")).contains(part);
        assertThatExceptionOfType(ConditionFailedException.class).isThrownBy(() -> odds.save(ODD));
    }

    @Test
    void M79_anEmptyAttributeNameAndTwoEqualOnesAreRefused(@TempDir Path folder) {
        Sources.Compilation compilation = Sources.design("""
                        @Table(name = "Tab", items = {Odd.class, Twice.class})
                        interface Odds {
                            @AccessPattern("one") Optional<Odd> one(String id);
                            @AccessPattern("another") Optional<Twice> twice(String id);
                        }
                        @Partition("O#{id}") record Odd(String id, @Attribute("") int empty) {}
                        @Partition("T#{id}") record Twice(String id, int n, @Attribute("n") int m) {}
                        """).compile(folder);
        assertThat(compilation.errors())
                .hasSize(2)
                .anySatisfy(e -> assertThat(e).contains("empty"))
                .anySatisfy(e -> assertThat(e).contains("Twice").contains("n"));
    }

    @Test
    void M80_thereAreAsManyPlaceholdersAsOperands() {
        Odds odds = odds();
        odds.byKey("f", "s", "t");
        QueryRequest query = (QueryRequest)
                engine.log().requests().get(engine.log().requests().size() - 1);
        assertThat(query.expressionAttributeNames().values()).containsExactlyInAnyOrder("a:b", "a#b");
        assertThat(Set.copyOf(query.expressionAttributeValues().values()))
                .isEqualTo(Set.of(Values.s("f"), Values.s("s"), Values.s("t")));
        odds.byIndex("t", "u");
        query = (QueryRequest)
                engine.log().requests().get(engine.log().requests().size() - 1);
        assertThat(Set.copyOf(query.expressionAttributeNames().values()))
                .hasSameSizeAs(query.expressionAttributeNames().keySet());
        assertThat(Arrays.stream(query.projectionExpression().split("\\s*,\\s*"))
                        .distinct())
                .hasSizeGreaterThanOrEqualTo(7);
    }

    @Test
    void M81_noEmptyMapIsSent() {
        Odds odds = odds();
        engine.log().clear();
        odds.save(ODD);
        PutItemRequest put = (PutItemRequest) engine.log().requests().get(0);
        assertThat(put.conditionExpression()).isNotBlank();
        assertThat(put.hasExpressionAttributeNames()).isTrue();
        assertThat(put.hasExpressionAttributeValues()).isFalse();
        assertThat(put.item()).containsAllEntriesOf(item("a:b", "f", "a#b", "s"));
    }
}
