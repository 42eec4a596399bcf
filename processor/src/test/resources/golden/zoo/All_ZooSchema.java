package zoo;

import dev.partita.Projection;
import dev.partita.runtime.Decoded;
import dev.partita.runtime.Explanation;
import dev.partita.runtime.IndexLayout;
import dev.partita.runtime.IndexSchema;
import dev.partita.runtime.ItemDecoder;
import dev.partita.runtime.ItemForm;
import dev.partita.runtime.KeyAttribute;
import dev.partita.runtime.RepositoryOptions;
import dev.partita.runtime.TableLayout;
import dev.partita.runtime.TableSchema;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;

/**
 * The table {@code Zoo} of {@link All.Zoo}.
 */
@Generated("dev.partita.processor.PartitaProcessor")
@NullMarked
final class All_ZooSchema {
    private static final TableLayout LAYOUT = new TableLayout(
            "Zoo",
            "PK",
            "SK",
            "type",
            List.of(new IndexLayout("GSI1", "GSI1PK", "GSI1SK")));

    private static final TableSchema SCHEMA = new TableSchema(
            All.Zoo.class,
            "Zoo",
            List.of(KeyAttribute.text("PK"), KeyAttribute.text("SK")),
            List.of(new IndexSchema("GSI1", false, List.of(KeyAttribute.text("GSI1PK"), KeyAttribute.text("GSI1SK")), Projection.ALL, List.of())));

    private All_ZooSchema() {
    }

    /**
     * {@return the table's declared name}
     */
    public static String tableName() {
        return LAYOUT.table();
    }

    /**
     * {@return what codecs need to know of the table}
     */
    public static TableLayout layout() {
        return LAYOUT;
    }

    /**
     * {@return the request that creates the table}
     */
    public static CreateTableRequest createTableRequest() {
        return createTableRequest(RepositoryOptions.defaults());
    }

    /**
     * {@return the request that creates the table}
     *
     * @param options may give the table another name
     */
    public static CreateTableRequest createTableRequest(RepositoryOptions options) {
        return SCHEMA.createTableRequest(options);
    }

    /**
     * Creates the table and waits until it is active.
     *
     * @param client what sends
     */
    public static void create(DynamoDbClient client) {
        create(client, RepositoryOptions.defaults());
    }

    /**
     * Creates the table and waits until it is active.
     *
     * @param client what sends
     * @param options may give the table another name
     */
    public static void create(DynamoDbClient client, RepositoryOptions options) {
        SCHEMA.create(client, options);
    }

    /**
     * Compares the table with its design.
     *
     * @param client what sends
     * @throws dev.partita.runtime.SchemaMismatchException if they differ
     */
    public static void verify(DynamoDbClient client) {
        verify(client, RepositoryOptions.defaults());
    }

    /**
     * Compares the table with its design.
     *
     * @param client what sends
     * @param options may give the table another name
     * @throws dev.partita.runtime.SchemaMismatchException if they differ
     */
    public static void verify(DynamoDbClient client, RepositoryOptions options) {
        SCHEMA.verify(client, options);
    }

    /**
     * {@return for each method the request that it sends}
     */
    public static List<Explanation> explain() {
        return List.of(
                Explanation.query(
                        "Zoo.animals",
                        "cats and dogs",
                        "#p = :p",
                        Map.of("#p", "PK"),
                        Map.of(":p", "K#{keeper}")),
                Explanation.query(
                        "Zoo.page",
                        "a page of animals",
                        "#p = :p",
                        Map.of("#p", "PK"),
                        Map.of(":p", "K#{keeper}")).descending(),
                Explanation.query(
                        "Zoo.cats",
                        "cats, as long as anybody reads them",
                        "#p = :p AND begins_with(#s, :s)",
                        Map.of("#p", "PK", "#s", "SK"),
                        Map.of(":p", "K#{keeper}", ":s", "CAT#")).following(),
                Explanation.query(
                        "Zoo.allCats",
                        "all cats",
                        "#p = :p AND begins_with(#s, :s)",
                        Map.of("#p", "PK", "#s", "SK"),
                        Map.of(":p", "K#{keeper}", ":s", "CAT#")).upTo(5000).following(),
                Explanation.getItem(
                        "Zoo.cat",
                        "one cat",
                        Map.of("PK", "K#{keeper}", "SK", "CAT#{id}")).consistently(),
                Explanation.getItem(
                        "Zoo.catOf",
                        "one cat by its key",
                        Map.of("PK", "K#{table.keeper}", "SK", "CAT#{table.id}")),
                Explanation.getItem(
                        "Zoo.catOrNull",
                        "one cat, or null",
                        Map.of("PK", "K#{keeper}", "SK", "CAT#{id}")),
                Explanation.getItem(
                        "Zoo.isCat",
                        "is there a cat?",
                        Map.of("PK", "K#{keeper}", "SK", "CAT#{id}")).projecting("PK", "SK", "type"),
                Explanation.query(
                        "Zoo.catCount",
                        "how many cats",
                        "#p = :p AND begins_with(#s, :s)",
                        Map.of("#p", "PK", "#s", "SK"),
                        Map.of(":p", "K#{keeper}", ":s", "CAT#")).projecting("PK", "SK", "type"),
                Explanation.getItem(
                        "Zoo.catName",
                        "a cat's name",
                        Map.of("PK", "K#{keeper}", "SK", "CAT#{id}")).projecting("PK", "SK", "type", "name"),
                Explanation.query(
                        "Zoo.catNames",
                        "cats' names",
                        "#p = :p AND begins_with(#s, :s)",
                        Map.of("#p", "PK", "#s", "SK"),
                        Map.of(":p", "K#{keeper}", ":s", "CAT#")).projecting("PK", "SK", "type", "name"),
                Explanation.query(
                        "Zoo.kept",
                        "who keeps cats and dogs",
                        "#p = :p",
                        Map.of("#p", "PK"),
                        Map.of(":p", "K#{keeper}")),
                Explanation.query(
                        "Zoo.since",
                        "log from a moment on",
                        "#p = :p AND #s >= :s",
                        Map.of("#p", "PK", "#s", "SK"),
                        Map.of(":p", "LOG#{stream}", ":s", "{from}")),
                Explanation.query(
                        "Zoo.after",
                        "log after a moment",
                        "#p = :p AND #s > :s",
                        Map.of("#p", "PK", "#s", "SK"),
                        Map.of(":p", "LOG#{stream}", ":s", "{from}")),
                Explanation.query(
                        "Zoo.until",
                        "log up to a moment",
                        "#p = :p AND #s <= :s",
                        Map.of("#p", "PK", "#s", "SK"),
                        Map.of(":p", "LOG#{stream}", ":s", "{until}")),
                Explanation.query(
                        "Zoo.before",
                        "log before a moment",
                        "#p = :p AND #s < :s",
                        Map.of("#p", "PK", "#s", "SK"),
                        Map.of(":p", "LOG#{stream}", ":s", "{until}")),
                Explanation.query(
                        "Zoo.window",
                        "log of a window",
                        "#p = :p AND #s BETWEEN :s AND :t",
                        Map.of("#p", "PK", "#s", "SK"),
                        Map.of(":p", "LOG#{stream}", ":s", "{from}", ":t", "just before {until}")),
                Explanation.query(
                        "Zoo.prices",
                        "prices",
                        "#p = :p AND #s BETWEEN :s AND :t",
                        Map.of("#p", "PK", "#s", "SK"),
                        Map.of(":p", "P#{shop}", ":s", "behind {low}#", ":t", "behind {high}#")),
                Explanation.query(
                        "Zoo.named",
                        "names in a range",
                        "#p = :p AND #s BETWEEN :s AND :t",
                        Map.of("#p", "PK", "#s", "SK"),
                        Map.of(":p", "N#{list}", ":s", "NAME#{first}", ":t", "just before NAME#{last}")),
                Explanation.query(
                        "Zoo.starting",
                        "names that begin so",
                        "#p = :p AND begins_with(#s, :s)",
                        Map.of("#p", "PK", "#s", "SK"),
                        Map.of(":p", "N#{list}", ":s", "NAME#{start}")),
                Explanation.query(
                        "Zoo.linked",
                        "who links to that",
                        "#p = :p",
                        Map.of("#p", "GSI1PK"),
                        Map.of(":p", "ORDER#{order}")).on("GSI1").upTo(2),
                Explanation.write(
                        "Zoo.save",
                        "Puts a Cat",
                        "PutItem",
                        "PK = K#{keeper} and SK = CAT#{id}"),
                Explanation.write(
                        "Zoo.save",
                        "Puts a Dog",
                        "TransactWriteItems",
                        "PK = K#{keeper} and SK = DOG#{id}",
                        "copy by-id PK = DOG#{id} and SK = X#{keeper}"),
                Explanation.write(
                        "Zoo.add",
                        "Puts a Linked, which must not be there yet",
                        "TransactWriteItems",
                        "PK = LINK#{id} and SK = A, if absent",
                        "copy byMail PK = MAIL#{mail} and SK = B, if free or its own"),
                Explanation.write(
                        "Zoo.write",
                        "Puts a Log",
                        "TransactWriteItems",
                        "PK = LOG#{stream} and SK = {at:ms}",
                        "copy moment PK = MOMENT#{at:ms} and SK = L, if free or its own"),
                Explanation.write(
                        "Zoo.remove",
                        "Deletes a Dog",
                        "TransactWriteItems",
                        "PK = K#{keeper} and SK = DOG#{id}",
                        "copy by-id PK = DOG#{id} and SK = X#{keeper}"),
                Explanation.write(
                        "Zoo.removePrice",
                        "Deletes a Price",
                        "DeleteItem",
                        "PK = P#{shop} and SK = {price:8.2}#{id}"),
                Explanation.write(
                        "Zoo.removeLog",
                        "Deletes a Log",
                        "TransactWriteItems",
                        "PK = LOG#{stream} and SK = {at:ms}",
                        "copy moment PK = MOMENT#{at:ms} and SK = L, if free or its own"),
                Explanation.write(
                        "Zoo.removeLog",
                        "Deletes a Log",
                        "TransactWriteItems",
                        "PK = LOG#{stream} and SK = {at:ms}",
                        "copy moment PK = MOMENT#{at:ms} and SK = L, if free or its own"),
                Explanation.write(
                        "Zoo.writeAll",
                        "Puts each Price",
                        "BatchWriteItem",
                        "each PK = P#{shop} and SK = {price:8.2}#{id}").inBatchesOf(25),
                Explanation.write(
                        "Zoo.removeAll",
                        "Deletes each Cat",
                        "BatchWriteItem",
                        "each PK = K#{keeper} and SK = CAT#{id}").inBatchesOf(25),
                Explanation.write(
                        "Zoo.forgetAll",
                        "Deletes each Cat",
                        "BatchWriteItem",
                        "each PK = K#{keeper} and SK = CAT#{id}").inBatchesOf(25),
                Explanation.getItem(
                        "Zoo.catsOf",
                        "Gets each Cat",
                        Map.of("PK", "K#{keeper}", "SK", "CAT#{id}")).inBatchesOf(100),
                Explanation.getItem(
                        "Zoo.catsByKey",
                        "Gets each Cat",
                        Map.of("PK", "K#{keeper}", "SK", "CAT#{id}")).inBatchesOf(100).consistently());
    }

    /**
     * Tells what an item is, as a stream of the table shows it: a record, a copy of one, a claim, or none of them.
     * Items that have expired are told as well.
     *
     * @param item its attributes
     * @return what it is
     */
    public static Decoded decode(Map<String, AttributeValue> item) {
        return Decoding.DECODER.decode(item);
    }

    private static final class Decoding {
        private static final ItemDecoder DECODER = decoder();

        private static ItemDecoder decoder() {
            All_CatCodec cat = new All_CatCodec(LAYOUT);
            All_DogCodec dog = new All_DogCodec(LAYOUT);
            All_LogCodec log = new All_LogCodec(LAYOUT);
            All_PriceCodec price = new All_PriceCodec(LAYOUT);
            All_NamedCodec named = new All_NamedCodec(LAYOUT);
            All_LinkedCodec linked = new All_LinkedCodec(LAYOUT);
            return new ItemDecoder(
                    LAYOUT,
                    ItemForm.primary(cat::read, cat::broken),
                    ItemForm.primary(dog::read, dog::broken),
                    ItemForm.copy("by-id", dog::readBy_id, dog::brokenBy_id),
                    ItemForm.primary(log::read, log::broken),
                    ItemForm.copy("moment", log::readMoment, log::brokenMoment),
                    ItemForm.primary(price::read, price::broken),
                    ItemForm.primary(named::read, named::broken),
                    ItemForm.primary(linked::read, linked::broken),
                    ItemForm.copy("byMail", linked::readByMail, linked::brokenByMail));
        }
    }
}
