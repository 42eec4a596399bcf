package dev.partita.it;

import static dev.partita.When.ABSENT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.partita.AccessPattern;
import dev.partita.Assign;
import dev.partita.Check;
import dev.partita.ClientRequestToken;
import dev.partita.Comparison;
import dev.partita.CopyKey;
import dev.partita.Delete;
import dev.partita.Expect;
import dev.partita.KeyOf;
import dev.partita.Partition;
import dev.partita.PatternsOf;
import dev.partita.Put;
import dev.partita.Sort;
import dev.partita.Table;
import dev.partita.Transaction;
import dev.partita.Update;
import dev.partita.runtime.ConditionFailedException;
import dev.partita.runtime.ItemNotFoundException;
import dev.partita.runtime.ItemTooLargeException;
import dev.partita.runtime.RepositoryOptions;
import dev.partita.runtime.TokenReusedException;
import dev.partita.runtime.TransactionFailedException;
import dev.partita.runtime.TransactionFailedException.Code;
import dev.partita.runtime.TransactionFailedException.Reason;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Several writes in one transaction: on one table and on two, all or nothing, with a reason for each. */
class TransactionTest {

    @Partition("ACC#{id}")
    @Sort("A")
    @CopyKey(name = "byIban", partition = "IBAN#{iban}", sort = "ACC#{id}")
    record Account(String id, String iban, long balance, boolean open) {}

    @Partition("ACC#{account}")
    @Sort("T#{no:6}")
    record Transfer(String account, int no, long amount, String text) {}

    @KeyOf(Transfer.class)
    record TransferKey(String account, int no) {}

    @Update(Account.class)
    record Rebalance(
            String id,
            @Expect String iban,
            @Expect("balance") long from,
            @Assign("balance") long to) {}

    @Update(Account.class)
    record IsOpen(
            String id,
            @Expect("open") boolean open,

            @Expect(is = Comparison.GREATER, value = "balance")
            long over) {}

    @Partition("BOOK#{day}")
    @Sort("LINE#{no:6}")
    record Line(String day, int no, long amount) {}

    @Table(
            name = "Bank",
            items = {Account.class, Transfer.class})
    interface Bank {

        @AccessPattern("an account")
        Optional<Account> account(String id);

        @AccessPattern("an account's transfers")
        List<Transfer> transfers(String account);

        @Put(when = ABSENT)
        void open(Account account);

        @Put
        void putAll(List<Transfer> transfers);

        @Transaction
        void book(
                @Update List<Rebalance> changes,
                @Put(when = ABSENT) List<Transfer> transfers,
                @Check IsOpen payer,
                @ClientRequestToken String token);

        @Transaction
        void replace(@Delete TransferKey old, @Put(when = ABSENT) Transfer other, @Check Account account);
    }

    @Table(name = "Ledger", items = Line.class)
    interface Ledger {

        @AccessPattern("the lines of a day")
        List<Line> lines(String day);
    }

    @PatternsOf({Bank.class, Ledger.class})
    interface Bookings {

        @Transaction
        void book(@Put(when = ABSENT) Transfer transfer, @Put(when = ABSENT) Line line);
    }

    private static final Account ANN = new Account("1", "DE1", 100, true);
    private static final Account BO = new Account("2", "DE2", 50, true);
    private static final Account SHUT = new Account("3", "DE3", 70, false);

    @RegisterExtension
    final Engine engine = new Engine();

    /** Tokens are the account's, not the table's. */
    private final String run = UUID.randomUUID().toString().substring(0, 8);

    private Bank bank = new DynamoTransactionTest_Bank(engine.client());

    @BeforeEach
    void create() {
        RepositoryOptions options = engine.options(Bank.class, Ledger.class);
        TransactionTest_BankSchema.create(engine.client(), options);
        TransactionTest_LedgerSchema.create(engine.client(), options);
        bank = new DynamoTransactionTest_Bank(engine.client(), options);
        List.of(ANN, BO, SHUT).forEach(bank::open);
    }

    private void transfer(int no, long before, long amount, String token) {
        bank.book(
                List.of(
                        new Rebalance("1", "DE1", before, before - amount),
                        new Rebalance("2", "DE2", 150 - before, 150 - before + amount)),
                List.of(new Transfer("1", no, -amount, "to 2"), new Transfer("2", no, amount, "from 1")),
                new IsOpen("3", false, 1),
                run + token);
    }

    @Test
    void allIsWrittenInOneRequest() {
        assertThat(engine.oneSentBy(() -> transfer(1, 100, 30, "t1")).operation())
                .isEqualTo("TransactWriteItems");
        assertThat(bank.account("1")).contains(new Account("1", "DE1", 70, true));
        assertThat(bank.account("2")).contains(new Account("2", "DE2", 80, true));
        assertThat(bank.transfers("1")).containsExactly(new Transfer("1", 1, -30, "to 2"));
        assertThat(engine.items(Bank.class).stream()
                        .filter(i -> AttributeValue.fromS("DE1").equals(i.get("iban"))))
                .extracting(i -> i.get("balance").n())
                .containsOnly("70");
    }

    @Test
    void M61_eachActionHasItsReason() {
        transfer(1, 100, 30, "t1");
        List<Map<String, AttributeValue>> before = engine.items(Bank.class);
        assertThatExceptionOfType(TransactionFailedException.class)
                .isThrownBy(() -> transfer(1, 100, 30, "t2"))
                .satisfies(e -> {
                    assertThat(e.reasons()).extracting(Reason::action).containsExactly(0, 1, 2, 3, 4);
                    assertThat(e.reasons())
                            .extracting(Reason::record)
                            .containsExactly("Account", "Account", "Transfer", "Transfer", "Account");
                    assertThat(e.reasons())
                            .extracting(Reason::code)
                            .containsExactly(
                                    Code.CONDITION_FAILED,
                                    Code.CONDITION_FAILED,
                                    Code.CONDITION_FAILED,
                                    Code.CONDITION_FAILED,
                                    Code.NONE);
                    assertThat(e.isOnlyConflict()).isFalse();
                    Reason first = e.reasons().get(0);
                    assertThat(first.failure()).get().isInstanceOf(ConditionFailedException.class);
                    assertThat(first.failure().orElseThrow()).hasMessageContaining("expected balance = 100, found 70");
                });
        assertThat(engine.items(Bank.class)).containsExactlyInAnyOrderElementsOf(before);
    }

    @Test
    void M60_M62_limitsAreKeptBeforeTheRequest() {
        List<Transfer> many = IntStream.range(0, 101)
                .mapToObj(no -> new Transfer("1", no, 1, ""))
                .toList();
        assertThat(engine.sentBy(() -> assertThatIllegalArgumentException()
                        .isThrownBy(() -> bank.putAll(many))
                        .withMessageContaining("at most 100 actions, and this has 101")))
                .isEmpty();
        assertThat(engine.sentBy(() -> assertThatIllegalArgumentException()
                        .isThrownBy(() -> bank.putAll(List.of(many.get(0), many.get(0))))
                        .withMessageContaining("several for PK = ACC#1, SK = T#000000")))
                .isEmpty();
        String large = "x".repeat(50_000);
        assertThat(engine.sentBy(() -> assertThatIllegalArgumentException()
                        .isThrownBy(() -> bank.putAll(IntStream.range(0, 100)
                                .mapToObj(no -> new Transfer("1", no, 1, large))
                                .toList()))
                        .withMessageContaining("at most 4 MB")))
                .isEmpty();
        assertThat(engine.sentBy(() -> bank.putAll(List.of()))).isEmpty();
        bank.putAll(many.subList(0, 100));
        assertThat(bank.transfers("1")).hasSize(100);
    }

    @Test
    void anItemThatIsTooLargeSaysSo() {
        Transfer large = new Transfer("1", 1, 1, "x".repeat(410_000));
        assertThatExceptionOfType(TransactionFailedException.class)
                .isThrownBy(() -> bank.putAll(List.of(large)))
                .satisfies(
                        e -> assertThat(e.reasons().get(0).failure()).get().isInstanceOf(ItemTooLargeException.class));
    }

    @Test
    void deletesByKeyAndChecksStandBesidePuts() {
        transfer(1, 100, 30, "t1");
        bank.replace(new TransferKey("1", 1), new Transfer("1", 2, 5, "again"), new Account("1", "any", 0, true));
        assertThat(bank.transfers("1")).containsExactly(new Transfer("1", 2, 5, "again"));
        assertThatExceptionOfType(TransactionFailedException.class)
                .isThrownBy(() -> bank.replace(
                        new TransferKey("1", 2), new Transfer("1", 3, 5, "more"), new Account("9", "any", 0, true)))
                .satisfies(e -> {
                    assertThat(e.reasons())
                            .extracting(Reason::code)
                            .containsExactly(Code.NONE, Code.NONE, Code.CONDITION_FAILED);
                    assertThat(e.reasons().get(2).failure()).get().isInstanceOf(ItemNotFoundException.class);
                });
    }

    @Test
    void aTokenMakesTheCallersRetrySafe() {
        transfer(1, 100, 30, "t1");
        transfer(1, 100, 30, "t1");
        assertThat(bank.account("1")).contains(new Account("1", "DE1", 70, true));
        assertThatExceptionOfType(TokenReusedException.class)
                .isThrownBy(() -> transfer(2, 70, 10, "t1"))
                .withMessageContaining("t1");
    }

    @Test
    void twoTablesAreWrittenInOneTransaction() {
        Bookings bookings =
                new DynamoTransactionTest_Bookings(engine.client(), engine.options(Bank.class, Ledger.class));
        Ledger ledger = new DynamoTransactionTest_Ledger(engine.client(), engine.options(Ledger.class));
        Line line = new Line("may", 1, 5);
        bookings.book(new Transfer("1", 1, 5, ""), line);
        assertThat(ledger.lines("may")).containsExactly(line);
        assertThat(bank.transfers("1")).hasSize(1);
        assertThatExceptionOfType(TransactionFailedException.class)
                .isThrownBy(() -> bookings.book(new Transfer("1", 2, 5, ""), line))
                .satisfies(e -> assertThat(e.reasons())
                        .extracting(Reason::code)
                        .containsExactly(Code.NONE, Code.CONDITION_FAILED));
        assertThat(bank.transfers("1")).hasSize(1);
    }
}
