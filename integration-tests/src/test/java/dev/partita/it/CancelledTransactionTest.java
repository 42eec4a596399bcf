package dev.partita.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.partita.AccessPattern;
import dev.partita.Check;
import dev.partita.CopyKey;
import dev.partita.Delete;
import dev.partita.KeyOf;
import dev.partita.Partition;
import dev.partita.Put;
import dev.partita.Sort;
import dev.partita.Table;
import dev.partita.Transaction;
import dev.partita.When;
import dev.partita.runtime.ConditionFailedException;
import dev.partita.runtime.DuplicateException;
import dev.partita.runtime.ItemNotFoundException;
import dev.partita.runtime.ItemTooLargeException;
import dev.partita.runtime.TransactionFailedException;
import dev.partita.runtime.TransactionFailedException.Code;
import dev.partita.runtime.TransactionFailedException.Reason;
import dev.partita.testing.DynamoEngine;
import dev.partita.testing.Fault;
import dev.partita.testing.FaultScript;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;

/** Kind 10: what a transaction is refused for before it is sent, and each reason for which one is cancelled. */
class CancelledTransactionTest {

    @RegisterExtension
    final Engine engine = new Engine();

    private final FaultScript faults = new FaultScript();
    private final DynamoDbClient faulty = DynamoEngine.shared().client(faults, engine.log());

    @Table(
            name = "Bank",
            items = {Account.class, Slip.class})
    interface Bank {

        @AccessPattern("an account")
        Optional<Account> account(String id);

        @AccessPattern("a slip by its number")
        Optional<Slip> slip(String number);

        @Put
        void open(Account account);

        @Put(when = When.ABSENT)
        void create(Slip slip);

        @Put
        void openAll(List<Account> accounts);

        @Transaction
        void book(@Check AccountKey payer, @Put(when = When.ABSENT) Slip slip, @Put Account account);

        @Transaction
        void swap(@Put List<Account> opened, @Delete List<AccountKey> closed);
    }

    @Partition("ACC#{id}")
    @Sort("HEAD")
    record Account(String id, String text) {}

    @KeyOf(Account.class)
    record AccountKey(String id) {}

    @Partition("ACC#{account}")
    @Sort("SLIP#{number}")
    @CopyKey(name = "byNumber", partition = "SLIP#{number}", sort = "HEAD")
    record Slip(String account, String number) {}

    private static final Account ANN = new Account("ann", "");
    private static final Account BOB = new Account("bob", "");
    private static final AccountKey KEY = new AccountKey("ann");
    private static final Slip SLIP = new Slip("ann", "7");

    private Bank bank = new DynamoCancelledTransactionTest_Bank(engine.client());

    @BeforeEach
    void create() {
        CancelledTransactionTest_BankSchema.create(engine.client(), engine.options(Bank.class));
        bank = new DynamoCancelledTransactionTest_Bank(faulty, engine.options(Bank.class));
    }

    @AfterEach
    void close() {
        assertThat(faults.left()).as("faults that didn't happen").isZero();
        faulty.close();
    }

    private TransactionFailedException failure() {
        TransactionFailedException[] failure = new TransactionFailedException[1];
        assertThatExceptionOfType(TransactionFailedException.class)
                .isThrownBy(() -> bank.book(KEY, SLIP, BOB))
                .satisfies(e -> failure[0] = e);
        return failure[0];
    }

    private static List<Account> accounts(int count, int size) {
        return IntStream.range(0, count)
                .mapToObj(i -> new Account("a" + i, "x".repeat(size)))
                .toList();
    }

    @Test
    void M61_eachActionHasItsReason() {
        bank.open(ANN);
        bank.create(SLIP);
        TransactionFailedException failure = failure();
        assertThat(failure.reasons()).extracting(Reason::action).containsExactly(0, 1, 2);
        assertThat(failure.reasons()).extracting(Reason::record).containsExactly("Account", "Slip", "Account");
        assertThat(failure.reasons())
                .extracting(Reason::code)
                .containsExactly(Code.NONE, Code.CONDITION_FAILED, Code.NONE);
        assertThat(failure.reasons().get(1).failure())
                .get()
                .isInstanceOfSatisfying(ConditionFailedException.class, e -> {
                    assertThat(e.key())
                            .isEqualTo(Map.of(
                                    "PK", AttributeValue.fromS("ACC#ann"), "SK", AttributeValue.fromS("SLIP#7")));
                    assertThat(e.current()).as("M63").isPresent();
                });
        assertThat(failure).hasMessageContaining("action 1 (Slip)").hasMessageContaining("SLIP#7");
        assertThat(failure.isOnlyConflict()).isFalse();
        assertThat(bank.account("bob")).as("all or nothing").isEmpty();
    }

    @Test
    void M61_whatIsAbsentAndWhatIsTaken() {
        assertThat(failure().reasons().get(0).failure()).get().isInstanceOf(ItemNotFoundException.class);
        bank.open(ANN);
        bank.create(new Slip("bob", "7"));
        Reason taken = failure().reasons().get(1);
        assertThat(taken.failure()).get().isInstanceOf(DuplicateException.class);
        assertThat(taken.key()).containsEntry("PK", AttributeValue.fromS("SLIP#7"));
        assertThat(bank.slip("7")).contains(new Slip("bob", "7"));
    }

    @Test
    void conflictsAreRetriedAlone() {
        bank.open(ANN);
        faults.next(
                "TransactWriteItems",
                Fault.cancelled("None", "TransactionConflict"),
                Fault.cancelled("TransactionConflict"));
        bank.book(KEY, SLIP, BOB);
        assertThat(bank.slip("7")).contains(SLIP);
        faults.next("PutItem", Fault.conflict());
        bank.open(BOB);
        faults.next("TransactWriteItems", Fault.cancelled("TransactionConflict", "ConditionalCheckFailed"));
        TransactionFailedException mixed = failure();
        assertThat(mixed.reasons().get(0).code()).isEqualTo(Code.CONFLICT);
        assertThat(mixed.isOnlyConflict()).isFalse();
    }

    @Test
    void conflictsThatDontEndAreTold() {
        faults.always("TransactWriteItems", Fault.cancelled("TransactionConflict"));
        assertThat(failure().isOnlyConflict()).isTrue();
        faults.always("PutItem", Fault.conflict());
        assertThatExceptionOfType(TransactionConflictException.class).isThrownBy(() -> bank.open(ANN));
        assertThat(engine.items(Bank.class)).isEmpty();
    }

    @Test
    void otherReasonsAreTold() {
        Map<String, Code> codes = Map.of(
                "ProvisionedThroughputExceeded", Code.THROTTLED,
                "ThrottlingError", Code.THROTTLED,
                "ItemCollectionSizeLimitExceeded", Code.ITEM_COLLECTION_FULL,
                "ValidationError", Code.INVALID,
                "SomethingNew", Code.OTHER);
        codes.forEach((reason, code) -> {
            faults.next("TransactWriteItems", Fault.cancelled("None", reason));
            TransactionFailedException failure = failure();
            assertThat(failure.reasons()).extracting(Reason::code).containsExactly(Code.NONE, code, Code.NONE);
            assertThat(failure.reasons().get(1).failure()).isEmpty();
            assertThat(failure).hasMessageContaining(code.name());
        });
    }

    @Test
    void throttlingIsRetriedByTheSdk() {
        bank.open(ANN);
        faults.next("TransactWriteItems", Fault.throttled(), Fault.failed());
        bank.book(KEY, SLIP, BOB);
        assertThat(bank.slip("7")).contains(SLIP);
    }

    @Test
    void anItemThatIsTooLargeIsNamed() {
        assertThatExceptionOfType(TransactionFailedException.class)
                .isThrownBy(() -> bank.swap(List.of(BOB, new Account("ann", "x".repeat(410_000))), List.of()))
                .satisfies(
                        e -> assertThat(e.reasons().get(1).failure()).get().isInstanceOf(ItemTooLargeException.class));
    }

    @Test
    void M60_twoActionsOnOneItemAreRefusedBeforeTheRequest() {
        engine.log().clear();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> bank.book(KEY, SLIP, ANN))
                .withMessageContaining("ACC#ann")
                .withMessageContaining("put conditions on the write itself");
        assertThatIllegalArgumentException().isThrownBy(() -> bank.swap(List.of(ANN), List.of(KEY)));
        assertThat(engine.log().requests()).isEmpty();
    }

    @Test
    void M62_aTransactionHasAHundredActionsAndFourMegabytes() {
        bank.openAll(accounts(100, 1));
        assertThat(engine.items(Bank.class)).hasSize(100);
        bank.openAll(List.of());
        engine.log().clear();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> bank.openAll(accounts(101, 1)))
                .withMessageContaining("at most 100 actions, and this has 101");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> bank.openAll(accounts(100, 50_000)))
                .withMessageContaining("4 MB");
        assertThat(engine.log().requests()).isEmpty();
    }
}
