package dev.partita.processor.write;

import com.squareup.javapoet.CodeBlock;
import dev.partita.Comparison;
import dev.partita.processor.effect.Known;
import dev.partita.processor.effect.UpdateEffect;
import dev.partita.processor.schema.Claim;
import dev.partita.processor.schema.Component;
import dev.partita.processor.schema.CopyKey;
import dev.partita.processor.schema.Index;
import dev.partita.processor.schema.IndexKey;
import dev.partita.processor.schema.Key;
import dev.partita.processor.schema.ValueType;
import dev.partita.processor.schema.WriteAction;
import dev.partita.processor.schema.WriteAction.Holding;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * Writes statements that say to an {@code ItemUpdate} what changes.
 *
 * @param repository the class in which they stand
 * @param effect what the update does
 * @param values what it is given
 * @param codec calls of the record's codec
 */
record UpdateCode(RepositoryClass repository, UpdateEffect effect, ArgumentValues values, CodecCalls codec) {

    /** All statements on the variable. */
    CodeBlock statements(String variable) {
        CodeBlock.Builder code = CodeBlock.builder();
        ExpectationCode expectations = new ExpectationCode(values);
        effect.update().expected().forEach(e -> code.add(expectations.statement(variable, e)));
        effect.item()
                .version()
                .filter(v -> !effect.update().expects(v.name()))
                .ifPresent(v -> code.addStatement("$N.countVersion($S)", variable, v.attribute()));
        if (effect.update().upsert()) {
            upsert(code, variable);
        }
        effect.update().changes().forEach(c -> change(code, variable, c));
        effect.movedKeys().forEach(k -> code.addStatement("$N.assignKey($L)", variable, indexKey(k)));
        effect.item().copies().forEach(c -> copy(code, variable, c));
        if (!effect.movedClaims().isEmpty()) {
            effect.item().expiry().ifPresent(e -> claimsExpire(code, variable, e));
            effect.movedClaims().forEach(c -> claim(code, variable, c));
        }
        if (effect.update().once()) {
            code.addStatement("$N.once()", variable);
        }
        return code.build();
    }

    /** An item that may be made gets what the key already says, as every item has it. */
    private void upsert(CodeBlock.Builder code, String variable) {
        code.addStatement("$N.upsert()", variable);
        repository
                .table(effect.item().type())
                .typeAttribute()
                .ifPresent(t -> code.addStatement(
                        "$N.assign($T.createS($S), $S)",
                        variable,
                        SdkTypes.ATTRIBUTE_VALUE,
                        effect.item().typeName(),
                        t));
        for (Component component : effect.item().components()) {
            List<String> path = List.of(component.name());
            effect.update().key().stream()
                    .filter(k -> k.path().equals(path) && !component.keyOnly())
                    .findFirst()
                    .ifPresent(k -> code.addStatement(
                            "$N.assign($L, $S)",
                            variable,
                            values.plain(
                                    k.type(),
                                    new WriteAction.Place(path, path, component.type(), false),
                                    values.named(k.name())),
                            component.attribute()));
        }
    }

    private void change(CodeBlock.Builder code, String variable, WriteAction.Change change) {
        CodeBlock path = ArgumentValues.path(change.place());
        CodeBlock attribute = values.attribute(change.value(), change.place(), change.holding());
        switch (change.kind()) {
            case ASSIGN -> assign(code, change, CodeBlock.of("$N.assign($L, $L)", variable, attribute, path));
            case ADD -> unlessEmpty(code, change, CodeBlock.of("$N.add($L, $L)", variable, sure(change), path));
            case REMOVE -> unlessEmpty(code, change, CodeBlock.of("$N.remove($L, $L)", variable, sure(change), path));
            case APPEND -> code.addStatement("$N.append($L, $L)", variable, attribute, path);
        }
    }

    private void assign(CodeBlock.Builder code, WriteAction.Change change, CodeBlock assign) {
        if (change.holding() != Holding.PATCH) {
            code.addStatement(assign);
            return;
        }
        CodeBlock patch = values.named(change.value().name());
        code.beginControlFlow("if (!$L.isKept())", patch);
        boolean mayLack = change.place().nullable() || change.place().type().unwrapped() instanceof ValueType.SetOf;
        if (!mayLack) {
            code.addStatement(
                    "$T.require($L, $S)",
                    RuntimeTypes.of("Patches"),
                    patch,
                    effect.item().type().simpleName() + "." + change.place().name());
        }
        code.addStatement(assign).endControlFlow();
    }

    private void unlessEmpty(CodeBlock.Builder code, WriteAction.Change change, CodeBlock statement) {
        boolean set = change.value().type().unwrapped() instanceof ValueType.SetOf;
        if (set) {
            CodeBlock given = values.named(change.value().name());
            code.beginControlFlow(
                    "if (!$L.isEmpty())", KeyTextCode.unwrapped(change.value().type(), given));
        }
        code.addStatement(statement);
        if (set) {
            code.endControlFlow();
        }
    }

    private CodeBlock sure(WriteAction.Change change) {
        return values.plain(
                change.value().type(),
                change.place(),
                values.named(change.value().name()));
    }

    private CodeBlock indexKey(IndexKey key) {
        CodeBlock arguments = IndexKeyInput.of(effect.item(), key).stream()
                .map(input -> values.forKey(effect.known().after(input.path()).orElseThrow(), input.type()))
                .collect(CodeBlock.joining(", "));
        Index index = repository.table(effect.item().type()).index(key.index()).orElseThrow();
        List<CodeBlock> attributes = new ArrayList<>();
        key.partition().ifPresent(p -> attributes.add(CodeBlock.of("$S", index.partitionKey())));
        key.sort()
                .ifPresent(
                        s -> attributes.add(CodeBlock.of("$S", index.sortKey().orElseThrow())));
        return CodeBlock.of(
                "$L, $L", codec.named(ItemMethods.indexKey(key), arguments), CodeBlock.join(attributes, ", "));
    }

    private void copy(CodeBlock.Builder code, String variable, CopyKey copy) {
        CodeBlock owner = copy.claims()
                ? new OwnerCode(repository, effect.item(), effect.update().key(), values).attributes()
                : CodeBlock.of("$T.of()", Map.class);
        code.addStatement(
                "$N.copy($S, $L, $L)",
                variable,
                copy.name(),
                codec.key(Optional.of(copy), keyArguments(copy.key(), effect.known(), values)),
                owner);
    }

    private void claimsExpire(CodeBlock.Builder code, String variable, Component expiry) {
        List<String> path = List.of(expiry.name());
        boolean changes = effect.known().changes(path);
        CodeBlock value = changes
                ? effect.update().changes().stream()
                        .filter(c -> c.place().path().equals(path))
                        .map(c -> values.attribute(c.value(), c.place(), c.holding()))
                        .collect(CodeBlock.joining(""))
                : effect.update().expected().stream()
                        .filter(e -> e.place().path().equals(path) && e.comparison() == Comparison.EQUAL)
                        .limit(1)
                        .map(e -> values.attribute(e.value(), e.place(), e.holding()))
                        .collect(CodeBlock.joining(""));
        code.addStatement("$N.claimsExpire($S, $L, $L)", variable, expiry.attribute(), value, changes);
    }

    private void claim(CodeBlock.Builder code, String variable, Claim claim) {
        String method =
                ClaimMethods.Names.of(effect.item().claims().indexOf(claim)).key();
        code.addStatement(
                "$N.claim($S, $L, $L)",
                variable,
                claim.template(),
                codec.named(method, keyArguments(claim.key(), effect.known(), values)),
                codec.named(method, keyArguments(claim.key(), effect.known()::after, values)));
    }

    /** The values that a key is made of, in the order of its placeholders, as they were before the write. */
    static CodeBlock keyArguments(Key key, Known known, ArgumentValues values) {
        return keyArguments(key, known::before, values);
    }

    private static CodeBlock keyArguments(
            Key key, Function<List<String>, Optional<Known.Value>> known, ArgumentValues values) {
        return KeyMethods.parameters(key).stream()
                .map(slot -> values.forKey(
                        Objects.requireNonNull(known.apply(slot.path()).orElse(null), slot::name),
                        Optional.of(slot.type())))
                .collect(CodeBlock.joining(", "));
    }
}
