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
