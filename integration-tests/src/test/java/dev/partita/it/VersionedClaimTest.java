package dev.partita.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.partita.AccessPattern;
import dev.partita.Assign;
import dev.partita.CopyKey;
import dev.partita.Delete;
import dev.partita.Expect;
import dev.partita.Partition;
import dev.partita.Put;
import dev.partita.Sort;
import dev.partita.Table;
import dev.partita.TimeToLive;
import dev.partita.Unique;
import dev.partita.Update;
import dev.partita.Version;
import dev.partita.runtime.ConditionFailedException;
import dev.partita.runtime.DuplicateException;
import dev.partita.runtime.StaleVersionException;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Versions and expiry of items whose copies and claims move with what they hold. */
class VersionedClaimTest {

    private static final Instant NOW = Instant.parse("2025-03-01T12:00:00Z");
    private static final Instant END = NOW.plusSeconds(60);

    @RegisterExtension
    final Engine engine = new Engine();

    @Table(
            name = "Invites",
            items = {Invite.class})
    interface Invites {

        @AccessPattern("an invitation")
        Optional<Invite> invite(String id);

        @AccessPattern("the invitation of a code")
        Optional<Invite> ofCode(String code);

        @Put
        Invite save(Invite invite);

        @Put
        Invite replace(Invite after, @Expect Invite before);

        @Delete
        void delete(Invite invite);

        @Update(Invite.class)
        long move(
                String id,
                @Expect long version,
                @Expect("mail") String was,
                @Expect("code") String code,
                @Assign("mail") String mail,
                @Assign Instant until);
    }

    @Partition("INVITE#{id}")
    @Sort("HEAD")
    @Unique("MAIL#{mail:lower}")
    @CopyKey(name = "ofCode", partition = "CODE#{code}", sort = "HEAD")
    record Invite(
            String id,
            String code,
            String mail,
            @TimeToLive Instant until,
            @Version long version) {

        Invite with(String newCode, String newMail) {
            return new Invite(id, newCode, newMail, until, version);
        }
    }

    private Invites invites;

    private Invites at(Instant now) {
        return new DynamoVersionedClaimTest_Invites(
                engine.client(), engine.options(Invites.class).clock(Clock.fixed(now, ZoneOffset.UTC)));
    }

    @BeforeEach
    void create() {
        VersionedClaimTest_InvitesSchema.create(engine.client(), engine.options(Invites.class));
        invites = at(NOW);
    }

    private static Invite invite(String id, String code, String mail) {
        return new Invite(id, code, mail, END, 0);
    }

    private List<String> partitions() {
        return engine.items(Invites.class).stream()
                .map(i -> i.get("PK").s())
                .sorted()
                .toList();
    }

    @Test
    void aPutOfAVersionKeepsWhatItsKeysUse() {
        Invite first = invites.save(invite("1", "c", "Ann@x"));
        Invite second = invites.save(new Invite("1", "c", "Ann@x", END.plusSeconds(1), first.version()));
        assertThat(second.version()).isEqualTo(2);
        assertThatThrownBy(() -> invites.save(second.with("d", "Ann@x"))).isInstanceOf(ConditionFailedException.class);
        assertThatThrownBy(() -> invites.save(second.with("c", "bob@x"))).isInstanceOf(ConditionFailedException.class);
        assertThatThrownBy(() -> invites.save(first)).isInstanceOf(StaleVersionException.class);
        assertThatThrownBy(() -> invites.save(invite("2", "e", "ANN@x"))).isInstanceOf(DuplicateException.class);
        assertThat(partitions()).containsExactly("CODE#c", "INVITE#1", "MAIL#ann@x");
        assertThat(invites.ofCode("c")).contains(second);
    }

    @Test
    void aReplacementMovesWhatItsKeysUse() {
        Invite first = invites.save(invite("1", "c", "ann@x"));
        Invite second = invites.replace(first.with("d", "bob@x"), first);
        assertThat(second.version()).isEqualTo(2);
        assertThat(partitions()).containsExactly("CODE#d", "INVITE#1", "MAIL#bob@x");
        assertThatThrownBy(() -> invites.replace(first.with("e", "cleo@x"), first))
                .isInstanceOf(StaleVersionException.class);
        assertThat(invites.ofCode("d")).contains(second);
        assertThatThrownBy(() -> invites.delete(first)).isInstanceOf(StaleVersionException.class);
        invites.delete(second);
        assertThat(partitions()).isEmpty();
    }

    @Test
    void claimsExpireWithTheirItem() {
        Invite first = invites.save(invite("1", "c", "ann@x"));
        Instant later = END.plusSeconds(60);
        assertThat(invites.move("1", first.version(), "ann@x", "c", "Ann@x", later))
                .isEqualTo(2);
        assertThat(engine.items(Invites.class))
                .allSatisfy(i -> assertThat(i.get("until").n()).isEqualTo(Long.toString(later.getEpochSecond())));
        assertThatThrownBy(() -> at(END).save(invite("2", "d", "ann@x"))).isInstanceOf(DuplicateException.class);
        Invite other = new Invite("2", "c", "ann@x", later.plusSeconds(60), 0);
        assertThat(at(later).save(other).version()).isEqualTo(1);
        assertThat(at(later).ofCode("c").orElseThrow().id()).isEqualTo("2");
        assertThat(at(later).invite("1")).isEmpty();
    }

    @Test
    void ofReplacementsThatRaceOneWinsAndNothingIsLeftBehind() throws Exception {
        Invite first = invites.save(invite("1", "c0", "m0@x"));
        ExecutorService pool = Executors.newFixedThreadPool(2);
        try {
            List<Future<Boolean>> all = new ArrayList<>();
            for (int i = 1; i <= 8; i++) {
                String name = "" + i;
                all.add(pool.submit(() -> {
                    Invite read = invites.invite("1").orElseThrow();
                    try {
                        invites.replace(read.with("c" + name, "m" + name + "@x"), read);
                        return true;
                    } catch (StaleVersionException | ConditionFailedException e) {
                        return false;
                    }
                }));
            }
            int wins = 0;
            for (Future<Boolean> one : all) {
                wins += one.get(30, TimeUnit.SECONDS) ? 1 : 0;
            }
            Invite now = invites.invite("1").orElseThrow();
            assertThat(now.version()).isEqualTo(first.version() + wins);
            assertThat(partitions()).containsExactly("CODE#" + now.code(), "INVITE#1", "MAIL#" + now.mail());
        } finally {
            pool.shutdownNow();
        }
    }
}
