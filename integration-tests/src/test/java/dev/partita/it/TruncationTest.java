package dev.partita.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.partita.AccessPattern;
import dev.partita.ItemCollection;
import dev.partita.Overflow;
import dev.partita.Partition;
import dev.partita.Put;
import dev.partita.Sort;
import dev.partita.Table;
import dev.partita.runtime.Page;
import dev.partita.runtime.PageRequest;
import dev.partita.runtime.ResultTruncatedException;
import dev.partita.testing.DynamoEngine;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.core.SdkResponse;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** An answer that the service cut off at 1 MB is never passed off as whole. */
class TruncationTest {

    private static final int COUNT = 7;
    private static final String LARGE = "x".repeat(300_000);

    @RegisterExtension
    final Engine engine = new Engine();

    @Table(
            name = "Logs",
            items = {Head.class, Entry.class})
    @SuppressWarnings("PAT029")
    interface Logs {

        @AccessPattern("a log's entries")
        List<Entry> entries(String log);

        @AccessPattern(value = "all of a log's entries", overflow = Overflow.FOLLOW)
        List<Entry> allEntries(String log);

        @AccessPattern(value = "a log's first entries", limit = 2)
        List<Entry> firstEntries(String log);

        @AccessPattern(value = "many of a log's entries", limit = 6)
        List<Entry> manyEntries(String log);

        @AccessPattern(value = "all of many entries", limit = 6, overflow = Overflow.FOLLOW)
        List<Entry> allOfManyEntries(String log);

        @AccessPattern("a log's entries, page by page")
        Page<Entry> page(String log, PageRequest page);

        @AccessPattern("a log's entries as they come")
        Stream<Entry> stream(String log);

        @AccessPattern(value = "how many entries a log has", of = Entry.class)
        long count(String log);

        @AccessPattern(value = "how many entries a log has in all", of = Entry.class, overflow = Overflow.FOLLOW)
        long countAll(String log);

        @AccessPattern("a log with its entries")
        Log log(String log);

        @AccessPattern(value = "a log with all entries", overflow = Overflow.FOLLOW)
        Log wholeLog(String log);

        @Put
        void save(Head head);

        @Put
        void save(Entry entry);
    }

    @Partition("LOG#{log}")
    @Sort("A")
    record Head(String log) {}

    @Partition("LOG#{log}")
    @Sort("ENTRY#{no:3}")
    record Entry(String log, int no, String text) {}

    @ItemCollection
    record Log(Head head, List<Entry> entries) {}

    private Logs logs = new DynamoTruncationTest_Logs(engine.client());

    @BeforeEach
    void fill() {
        TruncationTest_LogsSchema.create(engine.client(), engine.options(Logs.class));
        logs = new DynamoTruncationTest_Logs(engine.client(), engine.options(Logs.class));
        logs.save(new Head("a"));
        IntStream.range(0, COUNT).forEach(no -> logs.save(new Entry("a", no, LARGE)));
        engine.log().clear();
    }

    @Test
    void M57_listsAndCountsRefuseACutAnswer() {
        for (Runnable read : List.<Runnable>of(
                () -> logs.entries("a"), () -> logs.count("a"), () -> logs.log("a"), () -> logs.manyEntries("a"))) {
            assertThat(engine.sentBy(() -> assertThatExceptionOfType(ResultTruncatedException.class)
                            .isThrownBy(read::run)))
                    .hasSize(1);
        }
    }

    @Test
    void aLimitThatWasMetIsNoCut() {
        assertThat(logs.firstEntries("a")).extracting(Entry::no).containsExactly(0, 1);
        assertThat(engine.log().sent()).hasSize(1);
    }

    @Test
    void followingGetsEverything() {
        assertThat(logs.allEntries("a")).extracting(Entry::no).containsExactly(0, 1, 2, 3, 4, 5, 6);
        assertThat(logs.allOfManyEntries("a")).extracting(Entry::no).containsExactly(0, 1, 2, 3, 4, 5);
        assertThat(logs.countAll("a")).isEqualTo(COUNT);
        Log whole = logs.wholeLog("a");
        assertThat(whole.head()).isEqualTo(new Head("a"));
        assertThat(whole.entries()).extracting(Entry::no).containsExactly(0, 1, 2, 3, 4, 5, 6);
    }

    @Test
    void aPageThatWasCutHasACursor() {
        Page<Entry> first = logs.page("a", PageRequest.first(COUNT));
        assertThat(first.items()).hasSizeLessThan(COUNT);
        Page<Entry> second = logs.page("a", first.next(COUNT).orElseThrow());
        assertThat(Stream.concat(first.items().stream(), second.items().stream())
                        .map(Entry::no))
                .startsWith(0, 1, 2, 3, 4);
        assertThat(engine.log().sent()).hasSize(2);
    }

    @Test
    void aStreamSendsItsRequestsAsItIsRead() {
        try (Stream<Entry> stream = logs.stream("a")) {
            assertThat(engine.log().sent()).hasSizeLessThanOrEqualTo(1);
            assertThat(stream.limit(2).map(Entry::no)).containsExactly(0, 1);
        }
        assertThat(engine.log().sent()).hasSize(1);
        engine.log().clear();
        try (Stream<Entry> stream = logs.stream("a")) {
            assertThat(stream.map(Entry::no)).containsExactly(0, 1, 2, 3, 4, 5, 6);
        }
        assertThat(engine.log().sent()).hasSizeGreaterThan(1);
    }

    /** Takes the items out of every first answer and leaves where it ended. */
    private static final class EmptyFirstAnswer implements ExecutionInterceptor {

        private boolean first = true;

        @Override
        public SdkResponse modifyResponse(Context.ModifyResponse context, ExecutionAttributes attributes) {
            if (context.response() instanceof QueryResponse query && first && query.hasLastEvaluatedKey()) {
                first = false;
                return query.toBuilder().items(List.of()).count(0).build();
            }
            return context.response();
        }
    }

    @Test
    void M55_anEmptyAnswerWithACursorIsNotTheEnd() {
        try (DynamoDbClient client = DynamoEngine.shared().client(new EmptyFirstAnswer())) {
            Logs cut = new DynamoTruncationTest_Logs(client, engine.options(Logs.class));
            Page<Entry> page = cut.page("a", PageRequest.first(2));
            assertThat(page.items()).isEmpty();
            Optional<PageRequest> next = page.next(1);
            assertThat(next).isPresent();
            assertThat(cut.page("a", next.orElseThrow()).items())
                    .extracting(Entry::no)
                    .containsExactly(2);
        }
        try (DynamoDbClient client = DynamoEngine.shared().client(new EmptyFirstAnswer());
                Stream<Entry> stream = new DynamoTruncationTest_Logs(client, engine.options(Logs.class)).stream("a")) {
            assertThat(stream.map(Entry::no).toList()).isNotEmpty().endsWith(6);
        }
    }
}
