package dev.partita.it.exchange;

import dev.partita.IndexKey;
import dev.partita.Partition;
import dev.partita.Sort;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;

/** A record with every type that is stored. */
@Partition("CRATE#{owner}")
@Sort("ITEM#{no:4}")
@IndexKey(index = "GSI1", partition = "COLOUR#{colour}", sort = "{day}", when = "colour != BLUE")
@SuppressWarnings("KEY030")
record Crate(
        String owner,
        int no,
        Colour colour,
        LocalDate day,
        Instant at,
        BigDecimal price,
        BigDecimal tiny,
        BigDecimal huge,
        double weight,
        long count,
        boolean fragile,
        String text,
        String empty,
        @Nullable String note,
        SdkBytes data,
        UUID id,
        Set<String> names,
        Set<BigDecimal> numbers,
        List<String> list,
        Measure size,
        List<Measure> parts,
        Map<String, Measure> byName) {

    /** What a crate is painted in. */
    enum Colour {
        RED,
        GREEN,
        BLUE
    }
}
