package dev.partita.processor.write;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** What is generated for the shop, and for a record with a component of every type. */
class CodecGoldenTest {

    private static final Path SHOP = Path.of("../examples/shop/src/main/java/shop");

    @Test
    void theShop() throws IOException {
        List<JavaFileObject> sources = new ArrayList<>();
        for (String name : List.of("Customer", "Order", "Status", "LineItem")) {
            sources.add(UserCode.file(Files.readString(SHOP.resolve(name + ".java"))));
        }
        UserCode code = UserCode.compile(sources);

        Golden.check("shop/CustomerCodec.java", code.text("shop.CustomerCodec"));
        Golden.check("shop/OrderCodec.java", code.text("shop.OrderCodec"));
    }

    @Test
    void aRecordWithEverything() {
        UserCode code = Everything.compile();

        Golden.check("user/EverythingCodec.java", code.text("user.EverythingCodec"));
        Golden.check("user/PlaceCodec.java", code.text("user.PlaceCodec"));
        Golden.check("user/EverythingViewCodec.java", code.text("user.EverythingViewCodec"));
    }

    @Test
    void aRecordThatHasVersionsAndExpires() {
        UserCode code = UserCode.compile(List.of(UserCode.file("""
                package user;

                import dev.partita.CopyKey;
                import dev.partita.Partition;
                import dev.partita.TimeToLive;
                import dev.partita.Version;
                import java.time.Instant;
                import org.jspecify.annotations.Nullable;

                @Partition("LEASE#{id}")
                @CopyKey(name = "byHolder", partition = "HOLDER#{id}")
                public record Lease(String id, String holder, @TimeToLive @Nullable Instant until, @Version int version) {}
                """)));

        Golden.check("user/LeaseCodec.java", code.text("user.LeaseCodec"));
    }
}
