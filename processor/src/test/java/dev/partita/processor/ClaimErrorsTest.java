package dev.partita.processor;

import org.junit.jupiter.api.Test;

/** What can be wrong with {@code @Unique}, from the source. */
class ClaimErrorsTest {

    @Test
    void templatesOfClaims() {
        DesignCase.check("""
                // file test/User.java
                package test;
                import dev.partita.*;
                @Partition("U#{id}")
                @Unique("MAIL#{mial}") // error: TPL002 "User, @Unique: User has no component mial; did you mean mail?"
                @Unique("MAIL#{mail") // error: TPL001 "User, @Unique: this placeholder has no closing }"
                @Unique("SCORE#{score}") // error: TPL003 "User, @Unique: double has no exact text"
                public record User(String id, String mail, double score) {}
                // file test/NoItem.java
                package test;
                import dev.partita.*;
                @Unique("MAIL#{mail}")
                public record NoItem(String mail) {} // error: KEY023 "it has keys but no @Partition"
                """);
    }

    @Test
    void claimsOfTables() {
        DesignCase.check("""
                // file test/User.java
                package test;
                import dev.partita.*;
                @Partition("U#{id}") @Sort("{line}")
                @Unique("MAIL#{mail}") // error: KEY028 "User, @Unique MAIL#{mail}: a table with Number or Binary keys can't hold claims"
                public record User(String id, int line, String mail) {}
                // file test/Users.java
                package test;
                import dev.partita.*;
                @Table(name = "Users", items = User.class)
                public interface Users {
                    @Put(when = When.ABSENT) void add(User user);
                }
                """);
    }

    @Test
    void writesOfClaims() {
        DesignCase.check("""
                // file test/User.java
                package test;
                import dev.partita.*;
                import org.jspecify.annotations.Nullable;
                @Partition("U#{id}") @Sort("PROFILE")
                @Unique("MAIL#{mail:lower}")
                @Unique("NICK#{team}#{nick}")
                public record User(String id, String name, String mail, String team, @Nullable String nick, int points) {}
                // file test/Change.java
                package test;
                import dev.partita.*;
                @Update(User.class)
                public record Change(String id, @Assign("mail") String mail) {} // error: WRI033 "Change: changing mail moves the claim MAIL#{mail:lower}, which needs mail as stored before, and that isn't known"
                // file test/Users.java
                package test;
                import dev.partita.*;
                import dev.partita.runtime.Patch;
                import java.util.*;
                @Table(name = "Users", items = User.class)
                public interface Users {
                    @AccessPattern("get") User user(String id);
                    @Put void save(User user); // error: WRI004 "Users.save: the key of the claim MAIL#{mail:lower}, MAIL#{mail:lower} / CLAIM, isn't determined by the primary key"
                    @Put(when = When.PRESENT) void overwrite(User user); // error: WRI004 "Users.overwrite"
                    @Put void saveAll(List<User> users); // error: WRI004 "Users.saveAll"
                    @Put(when = When.ABSENT) void addAll(List<User> users);
                    @Put void replace(User after, @Expect User before);
                    @Put(returning = Returning.OLD) Optional<User> swap(User after, @Expect User before); // error: WRI002 "User has claims, so it is written in a transaction"
                    @Transaction void both(@Put User one, @Delete User other); // error: WRI004 "Users.both"
                    @Delete void remove(User user);
                    @Delete(User.class) void removeBy(String id, @Expect("mail") String mail); // error: WRI004 "the key of the claim NICK#{team}#{nick}"
                    @Delete(User.class) boolean removeOne(String id, @Expect("mail") String mail, @Expect("team") String team, @Expect("nick") Optional<String> nick);
                    @Update(User.class) User count(String id, @Add("points") int more);
                    @Update(User.class) void rename(String id, @Assign("nick") String nick, @Expect("team") String team); // error: WRI033 "changing nick moves the claim NICK#{team}#{nick}, which needs nick as stored before"
                    @Update(User.class) void patch(String id, @Assign("nick") Patch<String> nick, @Expect("nick") Optional<String> before, @Expect("team") String team); // error: WRI033 "which needs nick after the update"
                    @Update(User.class) User told(String id, @Assign("nick") String nick, @Expect("nick") String before, @Expect("team") String team); // error: WRI002 "User has claims"
                    @Update(User.class) void renamed(String id, @Assign("nick") Optional<String> nick, @Expect("nick") Optional<String> before, @Expect("team") String team);
                    @Update(value = User.class, upsert = true) void make(String id, @Assign("name") String name, @Assign("mail") String mail, @Expect("mail") String old, @Assign("team") String team, @Expect("team") String oldTeam, @Expect("nick") String nick, @Assign("points") int points); // error: WRI025 "User has copies or claims"
                    @Update void change(Change change);
                }
                """);
    }

    @Test
    void theAttributeOfClaims() {
        DesignCase.check("""
                // file test/User.java
                package test;
                import dev.partita.*;
                @Partition("U#{id}") @Sort("PROFILE")
                @Unique("MAIL#{mail:lower}")
                public record User(String id, String mail) {}
                // file test/Users.java
                package test;
                import dev.partita.*;
                @Table(name = "Users", items = User.class)
                @GlobalIndex(name = "Owners", partitionKey = "claimOwner", sortKey = "") // error: ATT010 "is the one in which claims, written for @Unique, keep whose they are"
                public interface Users {
                    @Put(when = When.ABSENT) void add(User user);
                }
                """);
    }
}
