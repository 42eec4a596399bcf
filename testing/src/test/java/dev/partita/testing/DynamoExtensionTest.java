package dev.partita.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.platform.testkit.engine.EngineTestKit;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

class DynamoExtensionTest {

    private static final List<String> NAMES = new ArrayList<>();

    @Test
    void givesEachTestTablesOfItsOwnAndDropsThem() {
        NAMES.clear();
        EngineTestKit.engine("junit-jupiter")
                .selectors(selectClass(Example.class))
                .execute()
                .testEvents()
                .assertStatistics(events -> events.started(2).succeeded(2));
        assertThat(NAMES)
                .hasSize(3)
                .doesNotHaveDuplicates()
                .allMatch(name -> name.startsWith(DynamoEngine.shared().tablePrefix()) && name.endsWith("-App"));
        try (DynamoDbClient client = DynamoEngine.shared().client()) {
            assertThat(client.listTablesPaginator().tableNames()).doesNotContainAnyElementsOf(NAMES);
        }
    }

    @ExtendWith(DynamoExtension.class)
    static class Example {

        private String own = "";

        @BeforeAll
        static void makeOneForTheClass(DynamoDbClient client, TestTables tables) {
            create(client, tables.name("App"));
        }

        @BeforeEach
        void makeOne(DynamoDbClient client, TestTables tables) {
            own = tables.name("App");
            create(client, own);
        }

        @Test
        void seesWhatWasMadeForIt(DynamoDbClient client, TestTables tables) {
            assertThat(tables.name("App")).isEqualTo(own).isEqualTo(tables.prefix() + "App");
            assertThat(client.listTables().tableNames()).contains(own, NAMES.get(0));
        }

        @Test
        void mayDropItItself(DynamoDbClient client, DynamoEngine engine) {
            assertThat(engine).isSameAs(DynamoEngine.shared());
            client.deleteTable(table -> table.tableName(own));
        }

        private static void create(DynamoDbClient client, String name) {
            NAMES.add(name);
            client.createTable(table -> table.tableName(name)
                    .billingMode(BillingMode.PAY_PER_REQUEST)
                    .keySchema(List.of(KeySchemaElement.builder()
                            .attributeName("PK")
                            .keyType(KeyType.HASH)
                            .build()))
                    .attributeDefinitions(List.of(AttributeDefinition.builder()
                            .attributeName("PK")
                            .attributeType(ScalarAttributeType.S)
                            .build())));
        }
    }
}
