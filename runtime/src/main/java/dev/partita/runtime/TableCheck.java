package dev.partita.runtime;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.IndexStatus;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveDescription;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveStatus;

/** Compares a table with its schema. What the table has beyond the schema is no difference. */
final class TableCheck {

    private final TableSchema schema;
    private final List<String> differences = new ArrayList<>();

    TableCheck(TableSchema schema) {
        this.schema = schema;
    }

    List<String> differences(TableDescription found) {
        Map<String, String> types = found.attributeDefinitions().stream()
                .collect(Collectors.toMap(a -> a.attributeName(), a -> a.attributeTypeAsString()));
        compareKey("its key", schema.key(), found.keySchema(), types);
        Map<String, GlobalSecondaryIndexDescription> global = new HashMap<>();
        found.globalSecondaryIndexes().forEach(index -> global.put(index.indexName(), index));
        Map<String, LocalSecondaryIndexDescription> local = new HashMap<>();
        found.localSecondaryIndexes().forEach(index -> local.put(index.indexName(), index));
        for (IndexSchema index : schema.indexes()) {
            if (index.local()) {
                compareLocal(index, local.get(index.name()), types);
            } else {
                compareGlobal(index, global.get(index.name()), types);
            }
        }
        return differences;
    }

    /** Whether items expire otherwise than by the attribute. */
    Optional<String> difference(String attribute, TimeToLiveDescription found) {
        TimeToLiveStatus status = found.timeToLiveStatus();
        boolean on = status == TimeToLiveStatus.ENABLED || status == TimeToLiveStatus.ENABLING;
        if (on && attribute.equals(found.attributeName())) {
            return Optional.empty();
        }
        return Optional.of("its items should expire by " + attribute + " and "
                + (on ? "do so by " + found.attributeName() : "never do: its time to live is " + status));
    }

    private void compareGlobal(
            IndexSchema index, @Nullable GlobalSecondaryIndexDescription found, Map<String, String> types) {
        if (found == null) {
            differences.add("it has no global index " + index.name());
            return;
        }
        compareKey("the key of the index " + index.name(), index.key(), found.keySchema(), types);
        compareProjection(index, found.projection());
        if (found.indexStatus() == IndexStatus.CREATING || found.indexStatus() == IndexStatus.DELETING) {
            differences.add("the index " + index.name() + " isn't active, it is " + found.indexStatusAsString());
        }
    }

    private void compareLocal(
            IndexSchema index, @Nullable LocalSecondaryIndexDescription found, Map<String, String> types) {
        if (found == null) {
            differences.add("it has no local index " + index.name());
            return;
        }
        compareKey("the key of the index " + index.name(), index.key(), found.keySchema(), types);
        compareProjection(index, found.projection());
    }

    private void compareKey(
            String what, List<KeyAttribute> key, List<KeySchemaElement> found, Map<String, String> types) {
        List<String> expected =
                key.stream().map(a -> a.name() + " (" + a.type() + ")").toList();
        List<String> actual = found.stream()
                .map(e -> e.attributeName() + " (" + types.get(e.attributeName()) + ")")
                .toList();
        if (!expected.equals(actual)) {
            differences.add(what + " should be " + expected + " and is " + actual);
        }
    }

    private void compareProjection(IndexSchema index, Projection found) {
        boolean enough = found.projectionType() == ProjectionType.ALL
                || switch (index.projection()) {
                    case ALL -> false;
                    case KEYS_ONLY -> true;
                    case INCLUDE -> found.nonKeyAttributes().containsAll(index.include());
                };
        if (!enough) {
            differences.add("the index " + index.name() + " should project "
                    + (index.include().isEmpty() ? index.projection() : index.include()) + " and projects "
                    + (found.nonKeyAttributes().isEmpty() ? found.projectionTypeAsString() : found.nonKeyAttributes()));
        }
    }
}
