package dev.partita.processor.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.partita.processor.design.Design;
import org.junit.jupiter.api.Test;

/** No query reads a claim. */
class ClaimPlansTest {

    private static Design boxes(String claim) {
        return Design.table("T")
                .item("Box", "String mail, String what", "MAIL#{mail}", "BOX#{what}")
                .item("User", "String id, String mail", "U#{id}", "PROFILE")
                .unique("User", claim);
    }

    @Test
    void aPartitionWithAClaim() {
        assertThat(new Plans(boxes("USER#{mail}")).of("List<Box> boxes(String mail)"))
                .isEqualTo("Query: PK = MAIL#{mail}");
        assertThat(new Plans(boxes("MAIL#{mail}")).of("List<Box> boxes(String mail)"))
                .isEqualTo("Query: PK = MAIL#{mail} and SK begins with BOX#");
    }

    @Test
    void aClaimAmongTheWanted() {
        Design design = boxes("MAIL#{mail}")
                .item("Area", "String mail, String name", "MAIL#{mail}", "D#{name}")
                .sealed("Thing", "Box", "Area");
        assertThat(new Plans(design).of("List<Thing> things(String mail)"))
                .contains(
                        "also holds items of User (claim MAIL#{mail})", "User(mail = A, …)   PK = MAIL#A   SK = CLAIM")
                .contains("Fix: begin these sort keys, and no others, with a word of their own");
    }

    @Test
    void anInvertedIndexHoldsClaims() {
        Design design = Design.table("T")
                .item("Note", "String id, String kind", "NOTE#{id}", "{kind:rest}")
                .globalIndex("I", "SK", "PK");
        assertThat(new Plans(design).of("List<Note> notes(String kind)")).isEqualTo("Query I: SK = {kind}");
        design.unique("Note", "C#{kind}#{id:lower}");
        assertThat(new Plans(design).of("List<Note> notes(String kind)"))
                .isEqualTo("Query I: SK = {kind} and PK begins with NOTE#");
    }
}
