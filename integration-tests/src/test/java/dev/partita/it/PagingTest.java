package dev.partita.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.partita.AccessPattern;
import dev.partita.Direction;
import dev.partita.From;
import dev.partita.GlobalIndex;
import dev.partita.IndexKey;
import dev.partita.Partition;
import dev.partita.Put;
import dev.partita.Sort;
import dev.partita.Table;
import dev.partita.runtime.InvalidCursorException;
import dev.partita.runtime.Page;
import dev.partita.runtime.PageRequest;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Kind 9: pages are whole, in order, and begin only where a page of the same request ended. */
class PagingTest {

    @RegisterExtension
    final Engine engine = new Engine();

    @Table(
            name = "Holds",
            items = {Hold.class})
    @GlobalIndex(name = "GSI1")
    interface Holds {

        @AccessPattern("holds of a token, oldest first")
        Page<Hold> oldest(String token, PageRequest page);

        @AccessPattern(value = "holds of a token, newest first", order = Direction.DESCENDING)
        Page<Hold> newest(String token, PageRequest page);

        @AccessPattern("holds of a token since a day")
        Page<Hold> since(String token, @From("placedOn") LocalDate day, PageRequest page);

        @AccessPattern("a member's holds")
        Page<Hold> ofMember(String member, PageRequest page);

        @Put
        void save(Hold hold);
    }

    @Partition("MEMBER#{member}")
    @Sort("HOLD#{id}")
    @IndexKey(index = "GSI1", partition = "TOKEN#{token}", sort = "HOLD#{placedOn}")
    record Hold(String member, String id, String token, LocalDate placedOn) {}

    private Holds holds = new DynamoPagingTest_Holds(engine.client());

    @BeforeEach
    void create() {
        PagingTest_HoldsSchema.create(engine.client(), engine.options(Holds.class));
        holds = new DynamoPagingTest_Holds(engine.client(), engine.options(Holds.class));
    }

    private List<Hold> fill(int count, Function<Integer, LocalDate> day) {
        List<Hold> all = IntStream.range(0, count)
                .mapToObj(i -> new Hold("m" + i % 3, String.format("%03d", i), "t", day.apply(i)))
                .toList();
        all.forEach(holds::save);
        return all;
    }

    /** All pages, the last of which has no cursor; the bound keeps a fault from looping. */
    private static List<List<Hold>> pages(Function<PageRequest, Page<Hold>> pattern, int size) {
        List<List<Hold>> pages = new ArrayList<>();
        Optional<PageRequest> next = Optional.of(PageRequest.first(size));
        while (next.isPresent() && pages.size() < 100) {
            Page<Hold> page = pattern.apply(next.get());
            pages.add(page.items());
            next = page.next(size);
        }
        assertThat(next).isEmpty();
        return pages;
    }

    @Test
    void M52_pagesOverAnIndexWithAPrefixedSortKey() {
        List<Hold> five = fill(5, i -> LocalDate.of(2026, 1, 1 + i));
        assertThat(pages(page -> holds.oldest("t", page), 2))
                .containsExactly(five.subList(0, 2), five.subList(2, 4), five.subList(4, 5));
        assertThat(pages(page -> holds.newest("t", page), 2))
                .containsExactly(
                        List.of(five.get(4), five.get(3)), List.of(five.get(2), five.get(1)), List.of(five.get(0)));
        assertThat(pages(page -> holds.since("t", LocalDate.of(2026, 1, 3), page), 2))
                .containsExactly(five.subList(2, 4), five.subList(4, 5));
    }

    @Test
    void tiesInAnIndexPageRightInBothDirections() {
        List<Hold> all = fill(23, i -> LocalDate.of(2026, 1, 1 + i / 11));
        for (int size : new int[] {1, 2, 3, 7, 11, 50}) {
            List<Hold> up = pages(page -> holds.oldest("t", page), size).stream()
                    .flatMap(List::stream)
                    .toList();
            List<Hold> down = pages(page -> holds.newest("t", page), size).stream()
                    .flatMap(List::stream)
                    .toList();
            assertThat(up).containsExactlyInAnyOrderElementsOf(all);
            assertThat(up).extracting(Hold::placedOn).isSorted();
            assertThat(down).containsExactlyInAnyOrderElementsOf(all);
            assertThat(down.stream().map(h -> h.placedOn().toEpochDay()).map(d -> -d))
                    .isSorted();
        }
    }

    @Test
    void eachPageIsOneRequestWithTheSizeAsLimit() {
        fill(5, i -> LocalDate.of(2026, 1, 1 + i));
        Page<Hold> first = holds.oldest("t", PageRequest.first(2));
        assertThat(engine.oneSentBy(() -> holds.oldest("t", first.next(4).orElseThrow()))
                        .limit())
                .hasValue(4);
    }

    @Test
    void M53_aCursorServesOnlyTheRequestItCameFrom() {
        fill(9, i -> LocalDate.of(2026, 1, 1 + i));
        String cursor = holds.oldest("t", PageRequest.first(2)).cursor().orElseThrow();
        PageRequest next = PageRequest.after(cursor, 2);
        String ofMember = holds.ofMember("m1", PageRequest.first(1)).cursor().orElseThrow();
        String since = holds.since("t", LocalDate.of(2026, 1, 3), PageRequest.first(1))
                .cursor()
                .orElseThrow();

        refused(() -> holds.oldest("u", next));
        refused(() -> holds.newest("t", next));
        refused(() -> holds.ofMember("t", next));
        refused(() -> holds.since("t", LocalDate.of(2026, 1, 1), next));
        refused(() -> holds.since("t", LocalDate.of(2026, 1, 4), PageRequest.after(since, 1)));
        refused(() -> holds.ofMember("m2", PageRequest.after(ofMember, 1)));
        refused(() -> holds.oldest("t", PageRequest.after(ofMember, 1)));
        assertThat(holds.oldest("t", next).items()).hasSize(2);
    }

    @Test
    void M53_anAlteredCursorIsRefused() {
        fill(5, i -> LocalDate.of(2026, 1, 1 + i));
        String cursor = holds.oldest("t", PageRequest.first(2)).cursor().orElseThrow();
        Set<String> altered = new HashSet<>(List.of("", "x", "\u00e9", "=", cursor + cursor, cursor + "A"));
        for (int i = 0; i < cursor.length(); i++) {
            altered.add(cursor.substring(0, i));
            altered.add(cursor.substring(0, i) + (cursor.charAt(i) == 'A' ? 'B' : 'A') + cursor.substring(i + 1));
        }
        altered.remove(cursor);
        altered.forEach(text -> refused(() -> holds.oldest("t", PageRequest.after(text, 2))));
    }

    @Test
    void M53_aSignedCursorNeedsOneOfTheKeys() {
        fill(5, i -> LocalDate.of(2026, 1, 1 + i));
        Holds signed = signedBy("new", "old");
        Holds before = signedBy("old");
        Holds other = signedBy("other");
        String old = before.oldest("t", PageRequest.first(2)).cursor().orElseThrow();
        String current = signed.oldest("t", PageRequest.first(2)).cursor().orElseThrow();

        assertThat(signed.oldest("t", PageRequest.after(old, 2)).items()).hasSize(2);
        assertThat(signed.oldest("t", PageRequest.after(current, 2)).items()).hasSize(2);
        refused(() -> before.oldest("t", PageRequest.after(current, 2)));
        refused(() -> other.oldest("t", PageRequest.after(old, 2)));
        refused(() -> holds.oldest("t", PageRequest.after(old, 2)));
        String unsigned = holds.oldest("t", PageRequest.first(2)).cursor().orElseThrow();
        refused(() -> signed.oldest("t", PageRequest.after(unsigned, 2)));
    }

    private Holds signedBy(String... keys) {
        List<byte[]> secrets = Stream.of(keys)
                .map(key -> ("a secret of thirty-two bytes " + key).getBytes(StandardCharsets.UTF_8))
                .toList();
        return new DynamoPagingTest_Holds(
                engine.client(), engine.options(Holds.class).cursorKeys(secrets));
    }

    private void refused(ThrowingCallable call) {
        assertThat(engine.sentBy(() -> assertThatExceptionOfType(InvalidCursorException.class)
                        .isThrownBy(call)
                        .isInstanceOf(IllegalArgumentException.class)))
                .isEmpty();
    }

    @Test
    void M55_aLimitMetExactlyAtTheEndGivesAnEmptyLastPage() {
        fill(4, i -> LocalDate.of(2026, 1, 1 + i));
        assertThat(pages(page -> holds.oldest("t", page), 2))
                .extracting(List::size)
                .containsExactly(2, 2, 0);
    }

    @Test
    void refusesSizesBelowOneAndNulls() {
        assertThatIllegalArgumentException().isThrownBy(() -> PageRequest.first(0));
        assertThatIllegalArgumentException().isThrownBy(() -> PageRequest.after("x", -1));
        assertThat(engine.sentBy(() -> {
                    assertThatNullPointerException().isThrownBy(() -> holds.oldest(Nulls.of(), PageRequest.first(1)));
                    assertThatNullPointerException().isThrownBy(() -> holds.oldest("t", Nulls.of()));
                    assertThatNullPointerException().isThrownBy(() -> holds.save(Nulls.of()));
                }))
                .isEmpty();
    }
}
