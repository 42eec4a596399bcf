package dev.partita.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.processor.design.Design;
import dev.partita.processor.diagnostic.Finding;
import dev.partita.processor.diagnostic.Findings;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What can stand where, rule by rule; each fault with what is found of it. */
class ProofRulesTest {

    private static Design order() {
        return Design.table("Shop")
                .item("Order", "String customer, String id, int total", "CUST#{customer}", "ORDER#{id}");
    }

    private static List<String> faults(Design design) {
        Findings findings = new Findings();
        ProofRules.check(design.build(), findings);
        return findings.all().stream().map(ProofRulesTest::firstLine).toList();
    }

    private static String firstLine(Finding finding) {
        return finding.error() + " " + finding.message().lines().findFirst().orElse("");
    }

    @Test
    void aSoundTableHasNoFaults() {
        Design design = order().item("Customer", "String id, String name", "CUST#{id}", "PROFILE")
                .copy("Order", "byId", "ORDER#{id}", "HEAD")
                .indexKey("Order", "GSI1", "ID#{id}", "{total:6}", "")
                .globalIndex("GSI1");
        assertThat(faults(design)).isEmpty();
    }

    @Test
    void someRecordsWithoutASortKey() {
        assertThat(faults(order().item("Customer", "String id", "CUST#{id}", "")))
                .containsExactly("KEY007 Customer has no sort key, but other records of Shop have one.");
    }

    @Test
    void aKeyAttributeIsATextHereAndANumberThere() {
        assertThat(faults(order().item("Rank", "String of, long rank", "RANK#{of}", "{rank}")))
                .containsExactly(
                        "KEY006 Rank: the key attribute SK would hold a Number, but it holds a Text in Order.");
    }

    private static String only(Design design) {
        Findings findings = new Findings();
        ProofRules.check(design.build(), findings);
        assertThat(findings.all()).hasSize(1);
        return findings.all().get(0).message();
    }

    @Test
    void equalKeysAreToldTheWordThatPartsThem() {
        Design shared = Design.table("Shop")
                .item(
                        "Order",
                        "String customerId, LocalDate placedOn, String id",
                        "C#{customerId}",
                        "ORDER#{placedOn}#{id}")
                .item(
                        "Invoice",
                        "String customer, LocalDate date, String number",
                        "C#{customer}",
                        "ORDER#{date}#{number}");
        assertThat(only(shared))
                .startsWith("Order and Invoice can write the same key.")
                .endsWith(
                        "Fix: begin Invoice's sort key with its own word\n    on Invoice: @Sort(\"INVOICE#{date}#{number}\")");
        Design bare = Design.table("T")
                .keys("PK", "")
                .item("A", "String a", "{a}", "")
                .item("B", "String b", "{b}", "");
        assertThat(only(bare))
                .endsWith(
                        "Fix: begin both with a word of their own\n    on A: @Partition(\"A#{a}\")\n    on B: @Partition(\"B#{b}\")");
        Design unsorted = Design.table("T")
                .keys("PK", "")
                .item("A", "String a", "X#{a}", "")
                .item("B", "String b", "X#{b}", "");
        assertThat(only(unsorted)).endsWith("Fix: begin B's key with its own word\n    on B: @Partition(\"B#{b}\")");
        assertThat(only(order().item("D", "String m, String x", "M#{m}", "{x}").copy("Order", "byId", "M#{id}", "D")))
                .contains("Order (copy byId) and D can write the same key");
    }

    @Test
    void aTemplateThatDoesNotReadBack() {
        assertThat(faults(Design.table("T").item("R", "String a, String b", "{a}{b}", "S")))
                .singleElement()
                .asString()
                .startsWith("KEY005 R: {a}{b} can't be read back: ");
    }

    @Test
    void anIndexThatIsNotDeclared() {
        assertThat(faults(order().indexKey("Order", "GSI1", "ID#{id}", "X", "")))
                .containsExactly("IDX004 Order: Shop has no index GSI1.");
    }

    @Test
    void someRecordsWithoutASortKeyInAnIndex() {
        Design design = order().item("Customer", "String id, String mail", "CUST#{id}", "PROFILE")
                .indexKey("Order", "GSI1", "ID#{id}", "X", "")
                .indexKey("Customer", "GSI1", "MAIL#{mail}", "", "")
                .globalIndex("GSI1");
        assertThat(faults(design))
                .containsExactly("IDX005 Customer has no sort key in the index GSI1, but Order has one.");
    }

    @Test
    void anIndexKeyThatSaysTooLittle() {
        Design design = order().indexKey("Order", "GSI1", "", "", "").globalIndex("GSI1", "GSI1PK", "");
        assertThat(faults(design))
                .singleElement()
                .asString()
                .startsWith("IDX006 Order, @IndexKey GSI1: each of GSI1PK needs a template");
    }

    @Test
    void aRecordThatIsDrawnIntoANativeIndex() {
        Design design = Design.table("Assets")
                .item("Asset", "String id, String listing", "ASSET#{id}", "A")
                .item("Bid", "String id, String listing", "BID#{id}", "A")
                .indexKey("Asset", "L", "", "", "")
                .globalIndex("L", "listing", "");
        assertThat(faults(design))
                .containsExactly("IDX001 Bid has the key attributes of the index L, listing, and so would be in it.");
    }

    @Test
    void aComponentOverAKeyAttribute() {
        assertThat(faults(Design.table("T").item("R", "String id, String name as PK", "R#{id}", "S")))
                .containsExactly(
                        "IDX002 R.name: its attribute has the name of the key attribute PK, which holds R#{id}.");
    }

    @Test
    void aComponentThatIsTheKeyAttribute() {
        Design design = Design.table("T").keys("assetId", "").item("R", "String assetId, String name", "{assetId}", "");
        assertThat(faults(design)).isEmpty();
    }

    @Test
    void aComponentOverAKeyAttributeOfAnotherType() {
        Design design = Design.table("T")
                .item("R", "String id, int n as GSI1SK", "R#{id}", "S")
                .item("Q", "String id", "Q#{id}", "S")
                .indexKey("Q", "GSI1", "X#{id}", "Y#{id}", "")
                .globalIndex("GSI1");
        assertThat(faults(design))
                .containsExactly(
                        "IDX002 R.n: its attribute has the name of the key attribute GSI1SK, which is a text in the index"
                                + " GSI1.");
    }

    @Test
    void copiesInAnIndexOverPlainAttributes() {
        Design design = order().copy("Order", "byId", "ORDER#{id}", "HEAD")
                .indexKey("Order", "C", "", "", "")
                .globalIndex("C", "customer", "total");
        assertThat(faults(design))
                .containsExactly("IDX003 Order: its copy byId has the key attributes of the index C too, so that the"
                        + " index would hold each item twice.");
    }

    @Test
    void copiesInAnInvertedIndex() {
        Design design = order().copy("Order", "byId", "ORDER#{id}", "HEAD").globalIndex("I", "SK", "PK");
        assertThat(faults(design)).isEmpty();
    }
}
