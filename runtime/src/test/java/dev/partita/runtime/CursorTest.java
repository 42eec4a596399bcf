package dev.partita.runtime;

import static dev.partita.runtime.Orders.LIST;
import static dev.partita.runtime.Orders.cut;
import static dev.partita.runtime.Orders.last;
import static dev.partita.runtime.Orders.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.partita.UnknownItems;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

class CursorTest {

    private static final byte[] OLD = "old secret".getBytes(StandardCharsets.UTF_8);
    private static final byte[] NEW = "new secret".getBytes(StandardCharsets.UTF_8);

    private final Orders orders = new Orders();

    @Test
    void aPageContinuesWhereTheOneBeforeEnded() {
        orders.client.answering(cut("ORDER#1", "ORDER#2"), last("ORDER#3"));
        Page<String> first = orders.read(LIST).page(Orders::order, PageRequest.first(2));
        assertThat(first.items()).containsExactly("1", "2");
        PageRequest next = first.next(5).orElseThrow();
        Page<String> second = orders.read(LIST).page(Orders::order, next);
        assertThat(second).isEqualTo(new Page<>(List.of("3"), Optional.empty()));
        QueryRequest sent = (QueryRequest) orders.client.sent().get(1);
        assertThat(sent.exclusiveStartKey()).isEqualTo(Orders.item("ORDER#2"));
        assertThat(sent.limit()).isEqualTo(5);
    }

    @Test
    void M55_onlyAMissingCursorIsTheEnd() {
        orders.client.answering(cut(), last("ORDER#1", "ORDER#2"), cut("ORDER#1"), last());
        assertThat(page().cursor()).isPresent();
        assertThat(page().cursor()).isEmpty();
        Page<String> full = page();
        assertThat(full.cursor()).isPresent();
        assertThat(orders.read(LIST).page(Orders::order, full.next(1).orElseThrow()))
                .isEqualTo(new Page<>(List.of(), Optional.empty()));
    }

    @Test
    void M56_thePageSizeIsWhatIsExamined() {
        orders.client.answering(cut("ORDER#x", "ORDER#y"));
        Page<String> page = orders.read(LIST).page(Orders::order, PageRequest.first(2));
        assertThat(page.items()).isEmpty();
        assertThat(page.cursor()).isPresent();
        assertThat(orders.skipped).hasSize(2);
    }

    @Test
    void M52_onAnIndexTheWholeLastKeyIsKept() {
        ReadShape shape = ReadShape.of("Shop.held", "PK", "SK").index("GSI1", "GSI1PK", "GSI1SK");
        Map<String, AttributeValue> lastKey = Map.of(
                "PK", text("CUST#42"), "SK", text("ORDER#1"), "GSI1PK", text("TOKEN#7"), "GSI1SK", text("HOLD#9"));
        orders.client.answering(
                QueryResponse.builder().lastEvaluatedKey(lastKey).build(), last());
        Read read = orders.table(UnknownItems.SKIP)
                .query(shape, text("TOKEN#7"), SortRange.beginsWith("Order.id", "HOLD#"));
        Page<String> first = read.page(Orders::order, PageRequest.first(2));
        read.page(Orders::order, first.next(2).orElseThrow());
        assertThat(((QueryRequest) orders.client.sent().get(1)).exclusiveStartKey())
                .isEqualTo(lastKey);
    }

    @Test
    void keysOfEachTypeAreKept() {
        Map<String, AttributeValue> lastKey = Map.of(
                "PK",
                AttributeValue.createN("7"),
                "SK",
                AttributeValue.fromB(bytes("x")),
                "G",
                text("a"),
                "S",
                text("b"));
        ReadShape shape = ReadShape.of("Shop.held", "PK", "SK").index("GSI1", "G", "S");
        orders.client.answering(
                QueryResponse.builder().lastEvaluatedKey(lastKey).build(), last());
        Read read = orders.table(UnknownItems.SKIP).query(shape, text("a"), SortRange.everything());
        Page<String> first = read.page(Orders::order, PageRequest.first(2));
        read.page(Orders::order, first.next(2).orElseThrow());
        assertThat(((QueryRequest) orders.client.sent().get(1)).exclusiveStartKey())
                .isEqualTo(lastKey);
    }

    @Test
    void M53_aCursorIsOneOfItsRequestOnly() {
        orders.client.answering(cut("ORDER#1"));
        String cursor = page().cursor().orElseThrow();
        TableClient table = orders.table(UnknownItems.SKIP);
        refused(cursor, table.query(LIST, text("CUST#43"), SortRange.beginsWith("Order.id", "ORDER#")));
        refused(cursor, table.query(LIST, text("CUST#42"), SortRange.beginsWith("Order.id", "ORDER#1")));
        refused(cursor, table.query(LIST, text("CUST#42"), SortRange.everything()));
        refused(cursor, table.query(LIST.descending(), text("CUST#42"), SortRange.beginsWith("Order.id", "ORDER#")));
        refused(
                cursor,
                table.query(
                        LIST.index("GSI1", "PK", "SK"), text("CUST#42"), SortRange.beginsWith("Order.id", "ORDER#")));
        refused(cursor, table.get(LIST, text("CUST#42"), text("ORDER#1")));
    }

    @Test
    void aCursorIsNotBoundToJavaNamesOrPageSize() {
        orders.client.answering(cut("ORDER#1"), last());
        String cursor = page().cursor().orElseThrow();
        ReadShape renamed = ReadShape.of("Store.purchases", "PK", "SK");
        assertThat(orders.read(renamed)
                        .page(Orders::order, PageRequest.after(cursor, 99))
                        .items())
                .isEmpty();
    }

    @Test
    void M53_anAlteredCursorIsRefused() {
        orders.client.answering(cut("ORDER#1"));
        String cursor = page().cursor().orElseThrow();
        for (int at = 0; at < cursor.length(); at++) {
            refused(cursor.substring(0, at), orders.read(LIST));
            for (char other : new char[] {'A', 'b', '_', '=', ' ', 'ä'}) {
                if (cursor.charAt(at) != other) {
                    refused(cursor.substring(0, at) + other + cursor.substring(at + 1), orders.read(LIST));
                }
            }
        }
        refused(cursor + "A", orders.read(LIST));
        refused(cursor + cursor, orders.read(LIST));
    }

    @Test
    void M53_aNewerVersionIsToldApart() {
        orders.client.answering(cut("ORDER#1"));
        byte[] bytes = Base64.getUrlDecoder().decode(page().cursor().orElseThrow());
        bytes[0]++;
        String newer = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
        assertThatThrownBy(() -> orders.read(LIST).page(Orders::order, PageRequest.after(newer, 1)))
                .isInstanceOf(InvalidCursorException.class)
                .hasMessageContaining("version");
    }

    @Test
    void aCursorHoldsOnlyWhatTheArgumentsDontSay() {
        orders.client.answering(cut("ORDER#1"));
        byte[] bytes = Base64.getUrlDecoder().decode(page().cursor().orElseThrow());
        assertThat(new String(bytes, StandardCharsets.ISO_8859_1))
                .doesNotContain("CUST")
                .doesNotContain("ORDER");
        assertThat(bytes).hasSize(1 + 1 + 2 + 1 + 8);
    }

    @Test
    void secretsCanBeChanged() {
        String old = new CursorCodec(List.of(OLD)).encode(binding(), Orders.item("ORDER#1"));
        assertThat(new CursorCodec(List.of(NEW, OLD)).decode(binding(), old)).isEqualTo(Orders.item("ORDER#1"));
        String fresh = new CursorCodec(List.of(NEW, OLD)).encode(binding(), Orders.item("ORDER#1"));
        assertThat(new CursorCodec(List.of(NEW)).decode(binding(), fresh)).isEqualTo(Orders.item("ORDER#1"));
        assertThatThrownBy(() -> new CursorCodec(List.of(NEW)).decode(binding(), old))
                .isInstanceOf(InvalidCursorException.class);
    }

    @Test
    void withSecretsAMereChecksumIsNotEnough() {
        String unsigned = new CursorCodec(List.of()).encode(binding(), Orders.item("ORDER#1"));
        assertThatThrownBy(() -> new CursorCodec(List.of(NEW)).decode(binding(), unsigned))
                .isInstanceOf(InvalidCursorException.class);
    }

    @Test
    void aPageHasAtLeastOneItem() {
        assertThatThrownBy(() -> PageRequest.first(0)).isInstanceOf(IllegalArgumentException.class);
    }

    private Page<String> page() {
        return orders.read(LIST).page(Orders::order, PageRequest.first(1));
    }

    private void refused(String cursor, Read read) {
        int sent = orders.client.sent().size();
        assertThatThrownBy(() -> read.page(Orders::order, PageRequest.after(cursor, 1)))
                .as(cursor)
                .isInstanceOf(InvalidCursorException.class);
        assertThat(orders.client.sent()).hasSize(sent);
    }

    private static CursorBinding binding() {
        return new CursorBinding("App", LIST, text("CUST#42"), SortRange.beginsWith("Order.id", "ORDER#"));
    }

    private static SdkBytes bytes(String text) {
        return SdkBytes.fromUtf8String(text);
    }
}
