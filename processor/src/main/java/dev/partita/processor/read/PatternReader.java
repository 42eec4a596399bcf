package dev.partita.processor.read;

import static dev.partita.processor.diagnostic.DesignError.PAT020;
import static dev.partita.processor.diagnostic.DesignError.PAT025;

import dev.partita.Direction;
import dev.partita.Overflow;
import dev.partita.processor.diagnostic.Edit;
import dev.partita.processor.diagnostic.Fix;
import dev.partita.processor.schema.Condition;
import dev.partita.processor.schema.Item;
import dev.partita.processor.schema.Parameter;
import dev.partita.processor.schema.ReadMethod;
import dev.partita.processor.schema.Result;
import dev.partita.processor.schema.Wanted;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;

/** Reads {@code @AccessPattern} methods. */
final class PatternReader {

    private final JavaModel model;
    private final SourceMap sources;
    private final ResultReader results;
    private final ParameterReader parameters;
    private final EmbeddedReader embedded;

    PatternReader(
            JavaModel model,
            SourceMap sources,
            ResultReader results,
            ParameterReader parameters,
            EmbeddedReader embedded) {
        this.model = model;

        this.sources = sources;
        this.results = results;
        this.parameters = parameters;
        this.embedded = embedded;
    }

    /** The pattern, or nothing if something is wrong with it or with what it wants. */
    Optional<ReadMethod> read(Mark mark, Signature signature, TypeElement type, TableScope scope) {
        Optional<Result> result = results.read(mark, signature, type, scope);
        PatternRepairs repairs = new PatternRepairs(model, signature, scope);
        boolean sound = isSound(mark, signature, repairs)
                && result.map(r -> isPagedAlike(r, signature, repairs)).orElse(true);
        List<Item> wanted = result.map(r -> r.wanted().items().stream()
                        .flatMap(i -> scope.item(i).stream())
                        .toList())
                .orElse(List.of());
        Optional<List<Parameter>> given = parameters.read(signature, type, wanted);
        Optional<Condition> when = mark.given("when").flatMap(t -> condition(t, signature, wanted));
        boolean brokenWhen = when.isEmpty() && mark.given("when").isPresent();
        if (result.isEmpty() || !sound || given.isEmpty() || brokenWhen) {
            return Optional.empty();
        }
        return Optional.of(new ReadMethod(
                signature.site().origin(),
                signature.method().getSimpleName().toString(),
                given.get(),
                mark.text("value"),
                result.get(),
                when,
                mark.given("via").map(v -> new ReadMethod.Via(sources.at(v.place()), v.text())),
                mark.constant("order", Direction.values()),
                mark.number("limit"),
                mark.flag("consistent"),
                mark.constant("overflow", Overflow.values()) == Overflow.FOLLOW));
    }

    private boolean isSound(Mark mark, Signature signature, PatternRepairs repairs) {
        if (mark.text("value").isBlank()) {
            signature
                    .site()
                    .at(sources.at(mark.place("value")))
                    .report(
                            PAT020,
                            "its description is empty; say what the access pattern is, in words.",
                            repairs.fix(
                                    "say it in words, which are those of its name for want of better ones",
                                    repairs.annotated("value = " + Edit.literal(words(signature)))));
            return false;
        }
        if (mark.number("limit") < 0) {
            signature
                    .site()
                    .at(sources.at(mark.place("limit")))
                    .report(
                            PAT020,
                            "limit is " + mark.number("limit") + "; expected a positive number, or 0 for none.",
                            repairs.fix("leave it out", repairs.without("limit = " + mark.number("limit"))));
            return false;
        }
        return true;
    }

    /** {@code ordersPlaced}: orders placed. */
    private static String words(Signature signature) {
        return signature
                .method()
                .getSimpleName()
                .toString()
                .replaceAll("(?<=\\p{Ll})(?=\\p{Lu})", " ")
                .toLowerCase(Locale.ROOT);
    }

    /** A page is asked for by a page request, and nothing else is. */
    private boolean isPagedAlike(Result result, Signature signature, PatternRepairs repairs) {
        List<String> requests = signature.parameters().stream()
                .filter(p -> model.isClass(p.type(), Vocabulary.PAGE_REQUEST))
                .map(p -> "PageRequest " + p.name().orElse(""))
                .toList();
        if (result.form() == Result.Form.PAGE && requests.size() != 1) {
            signature
                    .site()
                    .report(
                            PAT025,
                            "a Page needs one PageRequest among the parameters, found " + requests.size() + ".",
                            requests.isEmpty()
                                    ? repairs.fix("say which page by a parameter", repairs.with("PageRequest page"))
                                    : repairs.fix(
                                            "keep the first",
                                            without(requests.stream().skip(1), repairs)));
            return false;
        }
        if (result.form() != Result.Form.PAGE && !requests.isEmpty()) {
            signature
                    .site()
                    .report(
                            PAT025,
                            "a PageRequest goes with the result Page, found "
                                    + result.javaType().display() + ".",
                            paged(result, requests, repairs));
            return false;
        }
        return true;
    }

    /** A list of records can be read page by page; whatever else is read can't. */
    private static Fix[] paged(Result result, List<String> requests, PatternRepairs repairs) {
        Fix whole = repairs.fix("read it without pages", without(requests.stream(), repairs));
        boolean list = result.form() == Result.Form.LIST || result.form() == Result.Form.STREAM;
        return list && requests.size() == 1 && !(result.wanted() instanceof Wanted.Collection)
                ? new Fix[] {
                    repairs.fix(
                            "return a page",
                            repairs.returning("Page<"
                                    + result.javaType().arguments().get(0).display() + ">")),
                    whole
                }
                : new Fix[] {whole};
    }

    private static Edit[] without(Stream<String> parameters, PatternRepairs repairs) {
        return parameters.map(repairs::without).toArray(Edit[]::new);
    }

    private Optional<Condition> condition(Mark.Text text, Signature signature, List<Item> wanted) {
        List<Paths> records =
                wanted.stream().map(i -> Paths.of(i, embedded::componentsOf)).toList();
        Site site = signature.site().at(sources.at(text.place()));
        String method = site.name();
        return ConditionReader.read(
                text.text(), site, records, t -> Edit.on(method, "@AccessPattern(…, when = " + Edit.literal(t) + ")"));
    }
}
