package dev.partita.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.processor.design.Design;
import dev.partita.processor.diagnostic.Finding;
import dev.partita.processor.diagnostic.Findings;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Claims are keys of their table: what they can meet there, and what they say. */
class ClaimRulesTest {

    private static Design users() {
        return Design.table("T").item("User", "String id, String mail, String? phone", "U#{id}", "PROFILE");
    }

    private static List<String> faults(Design design) {
        Findings findings = new Findings();
        ProofRules.check(design.build(), findings);
        design.build().items().forEach(i -> ItemRules.check(i, findings));
        return findings.all().stream().map(ClaimRulesTest::withoutEvidence).toList();
    }

    private static String withoutEvidence(Finding finding) {
        List<String> lines = finding.message().lines().map(String::strip).toList();
        int fix = IntStream.range(0, lines.size())
                .filter(i -> lines.get(i).startsWith("Fix:"))
                .findFirst()
                .orElse(lines.size());
        return finding.error() + " " + lines.get(0) + String.join(" ", lines.subList(fix, lines.size()));
    }

    @Test
    void soundClaims() {
        assertThat(faults(users().unique("User", "MAIL#{mail:lower}").unique("User", "PHONE#{phone}")))
                .isEmpty();
        assertThat(faults(Design.table("T")
                        .keys("PK", "")
                        .item("User", "String id, String mail", "U#{id}", "")
                        .unique("User", "MAIL#{mail}")))
                .isEmpty();
    }

    @Test
    void oneTemplateMakesAValueUniqueInTwoRecords() {
        Design design = users().item("Firm", "int number, String mail", "F#{number:4}", "PROFILE")
                .unique("User", "MAIL#{mail:lower}")
                .unique("Firm", "MAIL#{mail:lower}");
        assertThat(faults(design)).isEmpty();
    }

    @Test
    void twoTemplatesThatMeet() {
        Design design = users().item("Firm", "int number, String address", "F#{number:4}", "PROFILE")
                .unique("User", "MAIL#{mail}")
                .unique("Firm", "MAIL#{address}");
        assertThat(faults(design))
                .containsExactly(
                        "KEY004 User (claim MAIL#{mail}) and Firm (claim MAIL#{address}) can write the same key."
                                + "Fix: begin Firm's claim with its own word remove from Firm: @Unique(\"MAIL#{address}\")"
                                + " on Firm: @Unique(\"FIRM#{address}\")"
                                + " Or: write both claims alike, which makes a value unique in both records together");
    }

    @Test
    void oneTextWithTwoMeanings() {
        Design design = users().item("Firm", "String number, int mail", "F#{number}", "PROFILE")
                .unique("User", "MAIL#{mail}")
                .unique("Firm", "MAIL#{mail}");
        assertThat(faults(design))
                .singleElement()
                .asString()
                .startsWith("KEY004 User (claim MAIL#{mail}) and Firm (claim MAIL#{mail}) can write the same key.");
    }

    @Test
    void twoClaimsOfOneRecordThatMeet() {
        assertThat(faults(users().unique("User", "C#{mail}").unique("User", "C#{phone}")))
                .containsExactly("KEY004 User (claim C#{mail}) and User (claim C#{phone}) can write the same key."
                        + "Fix: begin User's claim with its own word remove from User: @Unique(\"C#{phone}\")"
                        + " on User: @Unique(\"USER#{phone}\")");
    }

    @Test
    void aClaimUnderTheKeyOfARecord() {
        Design design = users().item("Box", "String mail, String what", "MAIL#{mail}", "{what:rest}")
                .unique("User", "MAIL#{mail}");
        assertThat(faults(design))
                .containsExactly("KEY004 Box and User (claim MAIL#{mail}) can write the same key."
                        + "Fix: begin User's claim with its own word remove from User: @Unique(\"MAIL#{mail}\")"
                        + " on User: @Unique(\"USER#{mail}\")");
    }

    @Test
    void aClaimUnderTheKeyOfACopy() {
        Design design = users().copy("User", "byMail", "MAIL#{mail}", "CLAIM").unique("User", "MAIL#{phone}");
        assertThat(faults(design))
                .containsExactly("KEY004 User (copy byMail) and User (claim MAIL#{phone}) can write the same key."
                        + "Fix: begin User's claim with its own word remove from User: @Unique(\"MAIL#{phone}\")"
                        + " on User: @Unique(\"USER#{phone}\")");
    }

    @Test
    void aClaimThatDoesNotReadBack() {
        assertThat(faults(users().unique("User", "C#{mail}{phone}")))
                .singleElement()
                .asString()
                .startsWith("KEY005 User: C#{mail}{phone} can't be read back: ");
    }

    @Test
    void whatIsUniqueAnyway() {
        assertThat(faults(users().unique("User", "C#{id}#{mail}")))
                .containsExactly(
                        "KEY033 User, @Unique C#{id}#{mail}: the primary key has no other components, so no two"
                                + " items have them in common.Fix: remove it remove from User: @Unique(\"C#{id}#{mail}\")");
        assertThat(faults(users().copy("User", "byMail", "MAIL#{mail:lower}", "HEAD")
                        .unique("User", "C#{mail}")))
                .containsExactly(
                        "KEY033 User, @Unique C#{mail}: the copy byMail, MAIL#{mail:lower} / HEAD, already makes"
                                + " the value unique.Fix: remove it remove from User: @Unique(\"C#{mail}\")");
    }

    @Test
    void whatACopyLeavesOpen() {
        // two spellings are two copies, and one claim
        assertThat(faults(users().copy("User", "byMail", "MAIL#{mail}", "HEAD").unique("User", "C#{mail:lower}")))
                .isEmpty();
        // this copy makes nothing unique
        assertThat(faults(users().copy("User", "byMail", "MAIL#{mail}", "{id}").unique("User", "C#{mail}")))
                .isEmpty();
        // and this one less
        assertThat(faults(users().copy("User", "byMail", "MAIL#{mail}#{phone}", "HEAD")
                        .unique("User", "C#{mail}")))
                .allMatch(f -> f.startsWith("KEY024"));
    }
}
