package dev.partita.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class ExplanationTest {

    @Test
    void aQueryInOneLine() {
        Explanation query = Explanation.query(
                "Shop.orders",
                "orders",
                "#p = :p AND begins_with(#s, :s)",
                Map.of("#p", "GSI1PK", "#s", "GSI1SK"),
                Map.of(":p", "X:s#{customerId}", ":s", "ORDER#$1"));
        assertThat(query.on("GSI1").descending().upTo(3).projecting("PK", "total"))
                .hasToString("Shop.orders: Query on index GSI1 GSI1PK = X:s#{customerId} AND begins_with(GSI1SK,"
                        + " ORDER#$1), descending, limit 3, only PK, total");
        assertThat(query).hasToString("Shop.orders: Query GSI1PK = X:s#{customerId} AND begins_with(GSI1SK, ORDER#$1)");
    }

    @Test
    void aGetInOneLine() {
        assertThat(Explanation.getItem("Shop.customer", "a customer", Map.of("SK", "PROFILE", "PK", "CUST#{id}"))
                        .consistently())
                .hasToString("Shop.customer: GetItem PK = CUST#{id}, SK = PROFILE, consistent");
    }

    @Test
    void aWriteInOneLine() {
        assertThat(Explanation.write(
                        "Shop.save", "Puts an Order", "TransactWriteItems", "PK = A", "copy byOrder PK = B"))
                .hasToString("Shop.save: TransactWriteItems PK = A; copy byOrder PK = B");
    }
}
