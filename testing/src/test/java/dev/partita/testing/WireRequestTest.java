package dev.partita.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.Select;

class WireRequestTest {

    private static AttributeValue s(String text) {
        return AttributeValue.builder().s(text).build();
    }

    private static AttributeValue n(String number) {
        return AttributeValue.builder().n(number).build();
    }

    @Test
    void aGetItemShowsItsWholeKey() {
        GetItemRequest request = GetItemRequest.builder()
                .tableName("T")
                .key(Map.of("SK", n("5"), "PK", s("a\"b\\")))
                .consistentRead(true)
                .projectionExpression("#a, #b")
                .expressionAttributeNames(Map.of("#a", "x y", "#b", "z"))
                .build();
        assertThat(WireRequest.of(request))
                .isEqualTo(new WireRequest(
                        "GetItem",
                        "T",
                        "",
                        "PK = \"a\\\"b\\\\\" AND SK = 5",
                        false,
                        OptionalInt.empty(),
                        true,
                        "x y, z",
                        false));
    }

    @Test
    void aQueryShowsValuesInPlaceOfPlaceholders() {
        QueryRequest request = QueryRequest.builder()
                .tableName("T")
                .indexName("I")
                .keyConditionExpression("#p = :p AND #s BETWEEN :s AND :s1")
                .expressionAttributeNames(Map.of("#p", "PK", "#s", ":s"))
                .expressionAttributeValues(Map.of(":p", s(":s1"), ":s", s("a"), ":s1", s("$1\u0000")))
                .scanIndexForward(false)
                .limit(3)
                .select(Select.COUNT)
                .build();
        assertThat(WireRequest.of(request))
                .isEqualTo(new WireRequest(
                        "Query",
                        "T",
                        "I",
                        "PK = \":s1\" AND :s BETWEEN \"a\" AND \"$1\\u{0}\"",
                        true,
                        OptionalInt.of(3),
                        false,
                        "",
                        true));
    }

    @Test
    void otherRequestsShowTheirOperationAndTable() {
        assertThat(WireRequest.of(PutItemRequest.builder().tableName("T").build()))
                .isEqualTo(new WireRequest("PutItem", "T", "", "", false, OptionalInt.empty(), false, "", false));
    }

    @Test
    void valuesOfOtherTypesDiffer() {
        SdkBytes bytes = SdkBytes.fromByteArray(new byte[] {1});
        List<AttributeValue> values = List.of(
                s("1"),
                n("1"),
                AttributeValue.fromB(bytes),
                AttributeValue.fromBool(true),
                s("true"),
                AttributeValue.fromNul(true),
                AttributeValue.fromSs(List.of("1")),
                AttributeValue.fromNs(List.of("1")),
                AttributeValue.fromBs(List.of(bytes)),
                AttributeValue.fromL(List.of(n("1"))),
                AttributeValue.fromM(Map.of("1", n("1"))),
                AttributeValue.builder().build());
        assertThat(values.stream().map(ValueText::of)).doesNotHaveDuplicates();
        assertThat(ValueText.of(AttributeValue.fromM(Map.of("b", n("2"), "a", s("x")))))
                .isEqualTo("{a: \"x\", b: 2}");
        assertThat(ValueText.of(AttributeValue.fromSs(List.of("b", "a"))))
                .isEqualTo(ValueText.of(AttributeValue.fromSs(List.of("a", "b"))));
    }
}
