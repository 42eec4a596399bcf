package dev.partita.processor.write;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import dev.partita.Others;
import dev.partita.When;
import dev.partita.processor.effect.Known;
import dev.partita.processor.effect.UpdateEffect;
import dev.partita.processor.schema.Claim;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.WriteAction;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes what makes an action: statements, where it needs any, and the expression that is it then.
 *
 * @param repository the class in which they stand
 * @param names the names in the method
 */
record ActionCode(RepositoryClass repository, MethodNames names) {

    /**
     * An action.
     *
     * @param statements what comes before
     * @param expression the action
     */
    record Made(CodeBlock statements, CodeBlock expression) {}

    Made of(WriteAction action, Optional<ArgumentValues.Element> element) {
        Item item = repository.item(action.item());
        ArgumentValues values = new ArgumentValues(repository, item, element);
        CodecCalls codec = new CodecCalls(names.field(repository.codec(item.type(), item.codec())));
        if (action instanceof WriteAction.Put put) {
            return new Made(CodeBlock.of(""), put(put, values, codec));
        }
        if (action instanceof WriteAction.Update update) {
            UpdateEffect effect = UpdateEffect.of(item, update);
            String variable = names.local("update");
            CodeBlock key =
                    codec.key(Optional.empty(), UpdateCode.keyArguments(item.primary(), effect.known(), values));
            return made(
                    RepositoryTypes.ITEM_UPDATE,
                    variable,
                    item,
                    key,
                    new UpdateCode(repository, effect, values, codec).statements(variable));
        }
        return action instanceof WriteAction.Delete delete
                ? delete(delete, item, values, codec)
                : check((WriteAction.Check) action, item, values, codec);
    }

    private static CodeBlock put(WriteAction.Put put, ArgumentValues values, CodecCalls codec) {
        CodeBlock record = values.named(put.record());
        CodeBlock made = put.before()
                .map(before -> codec.named("replace", CodeBlock.of("$L, $L", record, values.named(before))))
                .orElseGet(() -> codec.named("put", record));
        CodeBlock.Builder code = CodeBlock.builder().add(made);
        if (put.when() != When.ALWAYS) {
            code.add(
                    ".when($T.$L)",
                    RepositoryTypes.vocabulary("When"),
                    put.when().name());
        }
        if (put.others() == Others.KEEP) {
            code.add(".keepOthers($L)", codec.named("attributes", CodeBlock.of("")));
        }
        return code.build();
    }

    private Made delete(WriteAction.Delete delete, Item item, ArgumentValues values, CodecCalls codec) {
        if (delete.target() instanceof WriteAction.Target.OfRecord record) {
            return new Made(CodeBlock.of(""), codec.named("delete", values.named(record.record())));
        }
        List<Parameter.Bound> given = ((WriteAction.Target.OfKey) delete.target()).key();
        Known known = Known.of(delete);
        CodeBlock key = codec.key(Optional.empty(), UpdateCode.keyArguments(item.primary(), known, values));
        CodeBlock.Builder copies = CodeBlock.builder();
        for (CopyKey copy : item.copies()) {
            CodeBlock owner = copy.claims()
                    ? new OwnerCode(repository, item, given, values).attributes()
                    : CodeBlock.of("$T.of()", Map.class);
            copies.add(
                    ".copy($S, $L, $L)",
                    copy.name(),
                    codec.key(Optional.of(copy), UpdateCode.keyArguments(copy.key(), known, values)),
                    owner);
        }
        for (int i = 0; i < item.claims().size(); i++) {
            Claim claim = item.claims().get(i);
            copies.add(
                    ".claim($S, $L)",
                    claim.template(),
                    codec.named(ClaimMethods.Names.of(i).key(), UpdateCode.keyArguments(claim.key(), known, values)));
        }
        if (delete.expected().isEmpty() && item.expiry().isEmpty()) {
            return new Made(
                    CodeBlock.of(""),
                    CodeBlock.of(
                            "new $T($S, $L)$L",
                            RepositoryTypes.ITEM_DELETE,
                            item.type().simpleName(),
                            key,
                            copies.build()));
        }
        String variable = names.local("delete");
        Made made = made(
                RepositoryTypes.ITEM_DELETE, variable, item, key, expectations(variable, delete.expected(), values));
        return new Made(
                item.copies().isEmpty() && item.claims().isEmpty()
                        ? made.statements()
                        : made.statements().toBuilder()
                                .addStatement("$N$L", variable, copies.build())
                                .build(),
                made.expression());
    }

    private Made check(WriteAction.Check check, Item item, ArgumentValues values, CodecCalls codec) {
        CodeBlock key = check.target() instanceof WriteAction.Target.OfKey ofKey
                ? codec.key(
                        Optional.empty(),
                        UpdateCode.keyArguments(item.primary(), new Known(ofKey.key(), List.of(), List.of()), values))
                : codec.key(Optional.empty(), values.named(((WriteAction.Target.OfRecord) check.target()).record()));
        if (check.expected().isEmpty() && item.expiry().isEmpty()) {
            return new Made(
                    CodeBlock.of(""),
                    CodeBlock.of(
                            "new $T($S, $L)",
                            RepositoryTypes.ITEM_CHECK,
                            item.type().simpleName(),
                            key));
        }
        String variable = names.local("check");
        return made(RepositoryTypes.ITEM_CHECK, variable, item, key, expectations(variable, check.expected(), values));
    }

    private static CodeBlock expectations(
            String variable, List<WriteAction.Expectation> expected, ArgumentValues values) {
        ExpectationCode code = new ExpectationCode(values);
        return expected.stream().map(e -> code.statement(variable, e)).collect(CodeBlock.joining(""));
    }

    private static Made made(ClassName type, String variable, Item item, CodeBlock key, CodeBlock further) {
        CodeBlock statements = CodeBlock.builder()
                .addStatement(
                        "$T $N = new $T($S, $L)",
                        type,
                        variable,
                        type,
                        item.type().simpleName(),
                        key)
                .add(new RoleCode(item).expiry(variable))
                .add(further)
                .build();
        return new Made(statements, CodeBlock.of("$N", variable));
    }
}
