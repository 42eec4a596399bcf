package dev.partita.it;

import static dev.partita.it.Values.item;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.partita.AccessPattern;
import dev.partita.Assign;
import dev.partita.Delete;
import dev.partita.Expect;
import dev.partita.Partition;
import dev.partita.Put;
import dev.partita.Sort;
import dev.partita.Table;
import dev.partita.Transaction;
import dev.partita.Unique;
import dev.partita.Update;
import dev.partita.When;
import dev.partita.runtime.ConditionFailedException;
import dev.partita.runtime.Decoded;
import dev.partita.runtime.DuplicateException;
import dev.partita.runtime.ItemNotFoundException;
import dev.partita.runtime.TransactionFailedException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** Values that are unique in the table, under every kind of write. */
class ClaimTest {

    @RegisterExtension
    final Engine engine = new Engine();

    @Table(
            name = "Members",
            items = {Member.class, Firm.class})
    interface Members {

        @AccessPattern("a member")
        Optional<Member> member(String id);

        @AccessPattern("a firm")
        Optional<Firm> firm(int number);

        @Put(when = When.ABSENT)
        void join(Member member);

        @Put
        void replace(Member after, @Expect Member before);

        @Update(Member.class)
        Member rename(String id, @Assign("name") String name);

        @Update(Member.class)
        void changeMail(String id, @Expect("mail") Optional<String> before, @Assign("mail") Optional<String> after);

        @Delete
        boolean leave(Member member);

        @Delete(Member.class)
        void remove(String id, @Expect("mail") Optional<String> mail);

        @Put(when = When.ABSENT)
        void found(Firm firm);

        @Transaction
        void handOver(@Delete Member from, @Put(when = When.ABSENT) Firm to);
    }

    @Partition("MEMBER#{id}")
    @Sort("PROFILE")
    @Unique("MAIL#{mail:lower}")
    record Member(String id, String name, @Nullable String mail) {}

    @Partition("FIRM#{number:4}")
    @Sort("PROFILE")
    @Unique("MAIL#{mail:lower}")
    record Firm(int number, String mail) {}

    private static final Member A = new Member("a", "Ann", "a@x");
    private static final Member B = new Member("b", "Bob", "b@x");

    private Members members = new DynamoClaimTest_Members(engine.client());

    @BeforeEach
    void create() {
        ClaimTest_MembersSchema.create(engine.client(), engine.options(Members.class));
        members = new DynamoClaimTest_Members(engine.client(), engine.options(Members.class));
        members.join(A);
        members.join(B);
        engine.log().clear();
    }

    private static Map<String, AttributeValue> claim(String mail, String owner) {
        AttributeValue key = AttributeValue.fromM(item("PK", owner, "SK", "PROFILE"));
        return item("PK", "MAIL#" + mail, "SK", "CLAIM", "claimOwner", key);
    }

    private List<Map<String, AttributeValue>> claims() {
        return engine.items(Members.class).stream()
                .filter(i -> ClaimTest_MembersSchema.decode(i) instanceof Decoded.Claim)
                .toList();
    }

    @Test
    void aPutClaims() {
        assertThat(engine.items(Members.class))
                .containsExactlyInAnyOrder(
                        item("PK", "MEMBER#a", "SK", "PROFILE", "id", "a", "name", "Ann", "mail", "a@x"),
                        claim("a@x", "MEMBER#a"),
                        item("PK", "MEMBER#b", "SK", "PROFILE", "id", "b", "name", "Bob", "mail", "b@x"),
                        claim("b@x", "MEMBER#b"));
        members.join(new Member("c", "Cleo", null));
        assertThat(claims()).hasSize(2);
    }

    @Test
    void aTakenValueIsRefusedWithRecordAndKey() {
        assertThatExceptionOfType(DuplicateException.class)
                .isThrownBy(() -> members.join(new Member("c", "Cleo", "A@X")))
                .withMessage("Members.join: the value of the claim MAIL#{mail:lower} of the Member is taken:"
                        + " PK = MAIL#a@x, SK = CLAIM, which belongs to PK = MEMBER#a, SK = PROFILE")
                .satisfies(e -> assertThat(e.record()).isEqualTo("Member"))
                .satisfies(e -> assertThat(e.key()).isEqualTo(item("PK", "MAIL#a@x", "SK", "CLAIM")));
        assertThat(members.member("c")).isEmpty();
    }

    @Test
    void twoRecordsShareTheValuesOfOneTemplate() {
        assertThatExceptionOfType(DuplicateException.class).isThrownBy(() -> members.found(new Firm(7, "b@X")));
        members.handOver(B, new Firm(8, "firm@x"));
        members.found(new Firm(7, "b@X"));
        assertThat(claims())
                .containsExactlyInAnyOrder(
                        claim("a@x", "MEMBER#a"), claim("firm@x", "FIRM#0008"), claim("b@x", "FIRM#0007"));
        assertThatExceptionOfType(TransactionFailedException.class)
                .isThrownBy(() -> members.handOver(new Member("c", "Cleo", null), new Firm(9, "a@x")));
    }

    @Test
    void M67_aClaimMovesWithItsValue() {
        Optional<String> a = Optional.of("a@x");
        Optional<String> b = Optional.of("b@x");
        Optional<String> c = Optional.of("c@x");
        assertThatExceptionOfType(DuplicateException.class).isThrownBy(() -> members.changeMail("b", b, a));
        assertThat(members.member("b")).contains(B);
        assertThat(claims()).containsExactlyInAnyOrder(claim("a@x", "MEMBER#a"), claim("b@x", "MEMBER#b"));

        members.changeMail("a", a, c);
        members.changeMail("b", b, a);
        assertThat(claims()).containsExactlyInAnyOrder(claim("c@x", "MEMBER#a"), claim("a@x", "MEMBER#b"));

        members.changeMail("b", a, Optional.empty());
        assertThat(claims()).containsExactly(claim("c@x", "MEMBER#a"));
        assertThat(members.member("b")).contains(new Member("b", "Bob", null));

        members.changeMail("b", Optional.empty(), b);
        assertThat(claims()).containsExactlyInAnyOrder(claim("c@x", "MEMBER#a"), claim("b@x", "MEMBER#b"));
    }

    @Test
    void M67_andWithItsRecord() {
        Member taken = new Member("b", "Bob", "a@x");
        assertThatExceptionOfType(DuplicateException.class).isThrownBy(() -> members.replace(taken, B));
        assertThat(members.member("b")).contains(B);

        Member moved = new Member("a", "Ann", "c@x");
        members.replace(moved, A);
        members.replace(taken, B);
        assertThat(claims()).containsExactlyInAnyOrder(claim("c@x", "MEMBER#a"), claim("a@x", "MEMBER#b"));

        members.replace(new Member("b", "Bob", null), taken);
        assertThat(claims()).containsExactly(claim("c@x", "MEMBER#a"));
        assertThat(members.member("a")).contains(moved);
    }

    @Test
    void M68_whatDoesNotChangeAClaimDoesNotTouchIt() {
        assertThat(members.rename("a", "Anna")).isEqualTo(new Member("a", "Anna", "a@x"));
        assertThat(engine.log().requests()).singleElement().isInstanceOf(UpdateItemRequest.class);

        engine.log().clear();
        members.changeMail("a", Optional.of("a@x"), Optional.of("A@x"));
        assertThat(engine.log().requests()).singleElement().isInstanceOf(UpdateItemRequest.class);
        assertThat(members.member("a")).contains(new Member("a", "Anna", "A@x"));

        engine.log().clear();
        members.replace(new Member("a", "Ann", "a@X"), new Member("a", "Anna", "A@x"));
        assertThat(engine.log().requests())
                .noneMatch(TransactWriteItemsRequest.class::isInstance)
                .hasSize(1);
        assertThat(claims()).containsExactlyInAnyOrder(claim("a@x", "MEMBER#a"), claim("b@x", "MEMBER#b"));
    }

    @Test
    void aVouchedValueThatIsNoMoreRefuses() {
        members.changeMail("a", Optional.of("a@x"), Optional.of("c@x"));
        assertThatExceptionOfType(ConditionFailedException.class)
                .isThrownBy(() -> members.replace(new Member("a", "Ann", "d@x"), A))
                .withMessage("Members.replace: the Member isn't as expected: PK = MEMBER#a, SK = PROFILE"
                        + " (expected mail = a@x, found c@x)");
        assertThatExceptionOfType(ConditionFailedException.class)
                .isThrownBy(() -> members.changeMail("a", Optional.empty(), Optional.of("d@x")));
        assertThatExceptionOfType(ConditionFailedException.class).isThrownBy(() -> members.leave(A));
        assertThat(claims()).containsExactlyInAnyOrder(claim("c@x", "MEMBER#a"), claim("b@x", "MEMBER#b"));
    }

    @Test
    void whatIsReplacedWasThereUnderTheSameKey() {
        Member nobody = new Member("c", "Cleo", null);
        assertThatExceptionOfType(ItemNotFoundException.class).isThrownBy(() -> members.replace(nobody, nobody));
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> members.replace(nobody, A))
                .withMessage(
                        "the Member as it was read has another primary key, PK = MEMBER#a, SK = PROFILE, than the one"
                                + " that is put, PK = MEMBER#c, SK = PROFILE; an item moves in a @Transaction with @Delete and"
                                + " @Put");
    }

    @Test
    void deletesGiveClaimsBack() {
        assertThat(members.leave(A)).isTrue();
        assertThat(claims()).containsExactly(claim("b@x", "MEMBER#b"));
        assertThat(members.leave(A)).isFalse();
        members.remove("b", Optional.of("b@x"));
        assertThat(engine.items(Members.class)).isEmpty();
        members.join(new Member("c", "Cleo", "B@x"));
        assertThat(claims()).containsExactly(claim("b@x", "MEMBER#c"));
        assertThat(members.leave(new Member("d", "Dan", "b@x"))).isFalse();
        assertThat(claims()).containsExactly(claim("b@x", "MEMBER#c"));
    }

    @Test
    void storedNullIsNone() {
        engine.put(
                Members.class,
                item("PK", "MEMBER#n", "SK", "PROFILE", "id", "n", "name", "N", "mail", AttributeValue.fromNul(true)));
        Member read = members.member("n").orElseThrow();
        members.replace(new Member("n", "N", "n@x"), read);
        assertThat(claims()).contains(claim("n@x", "MEMBER#n"));
    }
}
