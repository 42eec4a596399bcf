package dev.partita.it;

import static dev.partita.it.Values.item;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.partita.AccessPattern;
import dev.partita.CopyKey;
import dev.partita.KeyOnly;
import dev.partita.Partition;
import dev.partita.Put;
import dev.partita.Sort;
import dev.partita.Table;
import dev.partita.Unique;
import dev.partita.When;
import dev.partita.runtime.Decoded;
import dev.partita.runtime.ItemReadException;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What an item is, for one who gets all items of a table: by a stream, or from an export. */
class DecodeTest {

    @Table(
            name = "Bills",
            items = {Bill.class, Payer.class},
            typeAttribute = "type")
    interface Bills {

        @AccessPattern("a bill")
        Optional<Bill> bill(String payer, LocalDate day, String number);

        @AccessPattern("a bill by its number")
        Optional<Bill> byNumber(String number);

        @AccessPattern("a payer")
        Optional<Payer> payer(String id);

        @Put(when = When.ABSENT)
        void add(Bill bill);
    }

    interface Entity {}

    @Partition("PAYER#{payer}")
    @Sort("BILL#{day}#{number}")
    @CopyKey(name = "byNumber", partition = "BILL#{number}", sort = "HEAD")
    record Bill(@KeyOnly String payer, @KeyOnly LocalDate day, String number, int cents) implements Entity {}

    @Partition("PAYER#{id}")
    @Sort("PROFILE")
    @Unique("MAIL#{mail:lower}")
    @Unique("SLOT#{slot:3}")
    record Payer(String id, String mail, @Nullable Integer slot) implements Entity {}

    private static final Bill BILL = new Bill("p", LocalDate.of(2026, 1, 2), "B1", 990);
    private static final Payer PAYER = new Payer("p", "Ann@x", 7);

    private final DecodeTest_BillCodec bills = new DecodeTest_BillCodec(DecodeTest_BillsSchema.layout());
    private final DecodeTest_PayerCodec payers = new DecodeTest_PayerCodec(DecodeTest_BillsSchema.layout());

    private static Decoded decode(Map<String, AttributeValue> item) {
        return DecodeTest_BillsSchema.decode(item);
    }

    @Test
    void theItemOfARecord() {
        assertThat(decode(bills.item(BILL))).isEqualTo(new Decoded.Primary(BILL));
        assertThat(decode(payers.item(PAYER))).isEqualTo(new Decoded.Primary(PAYER));
        assertThat(decode(item(
                        "PK",
                        "PAYER#p",
                        "SK",
                        "BILL#2026-01-02#B1",
                        "number",
                        "B1",
                        "cents",
                        990,
                        "type",
                        "DecodeTest_Bill",
                        "more",
                        1)))
                .isEqualTo(new Decoded.Primary(BILL));
    }

    @Test
    void aCopyIsNotBilledAgain() {
        Decoded copy = decode(bills.byNumberItem(BILL));

        assertThat(copy).isEqualTo(new Decoded.Copy("byNumber", BILL));
        assertThat(copy.primary(Bill.class)).isEmpty();
        assertThat(decode(bills.item(BILL)).primary(Bill.class)).contains(BILL);
        assertThat(decode(bills.item(BILL)).primary(Entity.class)).contains(BILL);
        assertThat(decode(bills.item(BILL)).primary(Payer.class)).isEmpty();
    }

    @Test
    void aClaimTellsItsOwner() {
        Map<String, AttributeValue> owner = payers.key(PAYER);

        assertThat(decode(item("PK", "MAIL#ann@x", "SK", "CLAIM", "claimOwner", AttributeValue.fromM(owner))))
                .isEqualTo(new Decoded.Claim("MAIL#{mail:lower}", owner));
        assertThat(decode(item("PK", "SLOT#007", "SK", "CLAIM", "claimOwner", AttributeValue.fromM(owner))))
                .isEqualTo(new Decoded.Claim("SLOT#{slot:3}", owner));
    }

    @Test
    void keysOfClaims() {
        assertThat(payers.keyOfClaim1(PAYER)).isEqualTo(item("PK", "MAIL#ann@x", "SK", "CLAIM"));
        assertThat(payers.keyOfClaim2(PAYER)).isEqualTo(item("PK", "SLOT#007", "SK", "CLAIM"));
        assertThat(payers.keyOfClaim2(new Payer("p", "x", null))).isEmpty();
    }

    @Test
    void anItemOfAnotherProgram() {
        Map<String, AttributeValue> key = item("PK", "PAYER#p", "SK", "NOTE#1");
        Map<String, AttributeValue> note = new HashMap<>(key);
        note.put("text", AttributeValue.createS("hello"));

        assertThat(decode(note)).isEqualTo(new Decoded.Unknown(key));
        assertThat(decode(note).primary(Bill.class)).isEmpty();
        assertThat(decode(item("text", "no key at all"))).isEqualTo(new Decoded.Unknown(Map.of()));
        assertThat(decode(item("PK", "MAIL#ann@x", "SK", "CLAIMED"))).isInstanceOf(Decoded.Unknown.class);
    }

    @Test
    void brokenItems() {
        assertThat(failure(item("PK", "PAYER#p", "SK", "BILL#2026-02-30#B1")))
                .isEqualTo(
                        "DecodeTest.Bill: the values in the item's key are none of PAYER#{payer} / BILL#{day}#{number}"
                                + " (item {PK=PAYER#p, SK=BILL#2026-02-30#B1} of table Bills)");
        assertThat(failure(
                        item("PK", "MAIL#Ann@x", "SK", "CLAIM", "claimOwner", AttributeValue.fromM(payers.key(PAYER)))))
                .startsWith("DecodeTest.Payer: the values in the item's key are none of MAIL#{mail:lower} / CLAIM");
        assertThat(failure(item("PK", "MAIL#ann@x", "SK", "CLAIM")))
                .startsWith("claim MAIL#{mail:lower}: its attribute claimOwner is no primary key of the table");
        assertThat(failure(item(
                        "PK", "MAIL#ann@x", "SK", "CLAIM", "claimOwner", AttributeValue.fromM(item("PK", "PAYER#p")))))
                .contains("claimOwner is no primary key");
        Map<String, AttributeValue> halved = new HashMap<>(bills.item(BILL));
        halved.remove("cents");
        assertThat(failure(halved)).startsWith("DecodeTest.Bill.cents: ");
        assertThatExceptionOfType(ItemReadException.class)
                .isThrownBy(() -> decode(halved).primary(Bill.class))
                .withMessageContaining("cents");
    }

    private static String failure(Map<String, AttributeValue> item) {
        return ((Decoded.Broken) decode(item)).failure().getMessage();
    }
}
