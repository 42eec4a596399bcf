package dev.partita.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.partita.Projection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.CreateTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveResponse;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.IndexStatus;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveStatus;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveResponse;

class TableSchemaTest {

    private static final TableSchema SCHEMA = new TableSchema(
            TableSchemaTest.class,
            "App",
            List.of(KeyAttribute.text("PK"), KeyAttribute.text("SK")),
            List.of(
                    new IndexSchema(
                            "GSI1",
                            false,
                            List.of(KeyAttribute.text("SK"), KeyAttribute.number("rank")),
                            Projection.INCLUDE,
                            List.of("name")),
                    new IndexSchema(
                            "LSI1",
                            true,
                            List.of(KeyAttribute.text("PK"), KeyAttribute.binary("hash")),
                            Projection.ALL,
                            List.of())));

    private final StubClient client = new StubClient();

    @Test
    void eachKeyAttributeIsDefinedOnce() {
        CreateTableRequest request = SCHEMA.createTableRequest(RepositoryOptions.defaults());
        assertThat(request.tableName()).isEqualTo("App");
        assertThat(request.billingMode()).isEqualTo(BillingMode.PAY_PER_REQUEST);
        assertThat(request.attributeDefinitions())
                .extracting(a -> a.attributeName() + " " + a.attributeType())
                .containsExactly("PK S", "SK S", "rank N", "hash B");
        assertThat(request.keySchema())
                .extracting(k -> k.attributeName() + " " + k.keyType())
                .containsExactly("PK HASH", "SK RANGE");
        GlobalSecondaryIndex global = request.globalSecondaryIndexes().get(0);
        assertThat(global.projection().projectionType()).isEqualTo(ProjectionType.INCLUDE);
        assertThat(global.projection().nonKeyAttributes()).containsExactly("name");
        assertThat(request.localSecondaryIndexes().get(0).projection().hasNonKeyAttributes())
                .isFalse();
    }

    @Test
    void M90_itCanHaveAnotherName() {
        RepositoryOptions options = RepositoryOptions.defaults().tableName(TableSchemaTest.class, "test_App");
        assertThat(SCHEMA.createTableRequest(options).tableName()).isEqualTo("test_App");
    }

    @Test
    void aTableWithoutIndexesSaysNothingOfThem() {
        TableSchema bare = new TableSchema(TableSchemaTest.class, "App", List.of(KeyAttribute.text("PK")), List.of());
        CreateTableRequest request = bare.createTableRequest(RepositoryOptions.defaults());
        assertThat(request.hasGlobalSecondaryIndexes()).isFalse();
        assertThat(request.hasLocalSecondaryIndexes()).isFalse();
    }

    @Test
    void creatingWaitsUntilTableAndIndexesAreActive() {
        client.answering(
                CreateTableResponse.builder().build(),
                ResourceNotFoundException.builder().build(),
                described(asDeclared().tableStatus(TableStatus.CREATING)),
                described(asDeclared().globalSecondaryIndexes(global(IndexStatus.CREATING))),
                described(asDeclared()));
        SCHEMA.create(client, RepositoryOptions.defaults());
        assertThat(client.sent()).hasSize(5);
    }

    @Test
    void anInterruptedWaitSaysSo() {
        client.answering(
                CreateTableResponse.builder().build(), described(asDeclared().tableStatus(TableStatus.CREATING)));
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> SCHEMA.create(client, RepositoryOptions.defaults()))
                .isInstanceOf(PartitaException.class)
                .hasMessageContaining("interrupted");
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void creatingTurnsTimeToLiveOn() {
        client.answering(
                CreateTableResponse.builder().build(),
                described(asDeclared()),
                UpdateTimeToLiveResponse.builder().build());
        SCHEMA.expiringBy("ttl").create(client, RepositoryOptions.defaults());
        assertThat(client.sent().get(2))
                .isEqualTo(UpdateTimeToLiveRequest.builder()
                        .tableName("App")
                        .timeToLiveSpecification(s -> s.attributeName("ttl").enabled(true))
                        .build());
    }

    @Test
    void timeToLiveIsVerified() {
        client.answering(
                described(asDeclared()),
                expiring(TimeToLiveStatus.ENABLING, "ttl"),
                described(asDeclared()),
                expiring(TimeToLiveStatus.ENABLED, "until"),
                described(asDeclared()),
                expiring(TimeToLiveStatus.DISABLED, null));
        TableSchema schema = SCHEMA.expiringBy("ttl");
        assertThatCode(() -> schema.verify(client, RepositoryOptions.defaults()))
                .doesNotThrowAnyException();
        assertThatThrownBy(() -> schema.verify(client, RepositoryOptions.defaults()))
                .isInstanceOf(SchemaMismatchException.class)
                .hasMessageContaining("its items should expire by ttl and do so by until");
        assertThatThrownBy(() -> schema.verify(client, RepositoryOptions.defaults()))
                .hasMessageContaining("its items should expire by ttl and never do: its time to live is DISABLED");
    }

    private static DescribeTimeToLiveResponse expiring(TimeToLiveStatus status, @Nullable String attribute) {
        return DescribeTimeToLiveResponse.builder()
                .timeToLiveDescription(d -> d.timeToLiveStatus(status).attributeName(attribute))
                .build();
    }

    @Test
    void aTableAsDeclaredIsVerified() {
        client.answering(described(asDeclared()));
        assertThatCode(() -> SCHEMA.verify(client, RepositoryOptions.defaults()))
                .doesNotThrowAnyException();
    }

    @Test
    void eachDifferenceIsTold() {
        client.answering(described(asDeclared()
                .attributeDefinitions(attribute("PK", "S"), attribute("SK", "N"))
                .globalSecondaryIndexes(List.of())
                .localSecondaryIndexes(local().toBuilder()
                        .projection(p -> p.projectionType(ProjectionType.KEYS_ONLY))
                        .build())));
        assertThatThrownBy(() -> SCHEMA.verify(client, RepositoryOptions.defaults()))
                .isInstanceOfSatisfying(
                        SchemaMismatchException.class,
                        e -> assertThat(e.differences())
                                .containsExactly(
                                        "its key should be [PK (S), SK (S)] and is [PK (S), SK (N)]",
                                        "it has no global index GSI1",
                                        "the key of the index LSI1 should be [PK (S), hash (B)] and is [PK (S), hash (null)]",
                                        "the index LSI1 should project ALL and projects KEYS_ONLY"));
    }

    private static DescribeTableResponse described(TableDescription.Builder table) {
        return DescribeTableResponse.builder().table(table.build()).build();
    }

    private static TableDescription.Builder asDeclared() {
        CreateTableRequest request = SCHEMA.createTableRequest(RepositoryOptions.defaults());
        return TableDescription.builder()
                .tableStatus(TableStatus.ACTIVE)
                .attributeDefinitions(request.attributeDefinitions())
                .keySchema(request.keySchema())
                .globalSecondaryIndexes(global(IndexStatus.ACTIVE))
                .localSecondaryIndexes(local());
    }

    private static GlobalSecondaryIndexDescription global(IndexStatus status) {
        GlobalSecondaryIndex declared = SCHEMA.createTableRequest(RepositoryOptions.defaults())
                .globalSecondaryIndexes()
                .get(0);
        return GlobalSecondaryIndexDescription.builder()
                .indexName("GSI1")
                .indexStatus(status)
                .keySchema(declared.keySchema())
                .projection(declared.projection())
                .build();
    }

    private static LocalSecondaryIndexDescription local() {
        LocalSecondaryIndex declared = SCHEMA.createTableRequest(RepositoryOptions.defaults())
                .localSecondaryIndexes()
                .get(0);
        return LocalSecondaryIndexDescription.builder()
                .indexName("LSI1")
                .keySchema(declared.keySchema())
                .projection(declared.projection())
                .build();
    }

    private static AttributeDefinition attribute(String name, String type) {
        return AttributeDefinition.builder()
                .attributeName(name)
                .attributeType(type)
                .build();
    }
}
