package dev.partita.processor.write;

/** A record with components of every type and every presence, and the types it needs. */
final class Everything {

    private Everything() {}

    static UserCode compile() {
        return UserCode.of(
                """
                @Partition("EVERY#{tenant}#{kind}") @Sort("{day}#{at:ms}#{seq:6}#{name:lower}")
                @CopyKey(name = "byRef", partition = "REF#{ref}#{place.country}", sort = "{tenant}#{kind}#{day}#{at:ms}#{seq:6}#{name:lower}")
                @IndexKey(index = "GSI1", partition = "NICK#{nick}", sort = "{price:8.2}#{seq}", when = "open and kind != THREE")
                @IndexKey(index = "GSI2", partition = "C#{home.country}", when = "home.floor = 2")
                @IndexKey(index = "LSI1", sort = "{ref}", when = "score present")
                @IndexKey(index = "byName")
                public record Everything(
                        @KeyOnly Id<String> tenant, Kind kind, @KeyOnly LocalDate day, Instant at, int seq, String name,
                        UUID ref, Place place, @Nullable String nick, boolean open, BigDecimal price,
                        @Nullable Place home, @Nullable Integer score,
                        byte b, short s, @Attribute("l.ong") long l, float f, double d, char c, BigInteger big,
                        Byte bb, Short ss, Long ll, Float ff, Double dd, Character cc, Boolean yes,
                        YearMonth month, Year year, LocalTime time, LocalDateTime dateTime, Duration duration,
                        OffsetDateTime offset, ZonedDateTime zoned, SdkBytes bytes,
                        List<String> tags, List<Place> places, Set<String> words, Set<Integer> numbers,
                        Set<LocalDate> days, Set<SdkBytes> blobs, @Nullable Set<Kind> kinds, Set<Id<UUID>> ids, Set<Level> levels,
                        Map<String, Instant> times, Map<String, List<Place>> rooms, List<List<Kind>> deep,
                        Map<String, Set<BigDecimal>> prices, Optional<String> note, Optional<Place> other,
                        Optional<Set<String>> aliases, Id<Kind> wrapped, Words wordy,
                        @Default("5") int five, @Default("THREE") Kind third, @Default("2026-03-01") LocalDate since,
                        @Default("n/a") String text, @Default("1.50") BigDecimal rate,
                        Money money, @Nullable Money tip, List<Money> moneys, Set<Sku> skus, Sku sku) {}
                """,
                "public enum Kind { ONE, TWO { @Override public String toString() { return \"Two\"; } }, THREE }",
                "public record Id<T>(T value) {}",
                "public record Words(Set<String> values) {}",
                "public record Level(int value) {}",
                """
                @Embedded public record Place(
                        String country, @Nullable Integer floor, List<Kind> kinds, @Nullable Place inner) {}
                """,
                "@Convert(MoneyConverter.class) public record Money(String currency, BigDecimal amount) {}",
                """
                public final class MoneyConverter implements AttributeConverter<Money, Map<String, List<String>>> {
                    @Override public Map<String, List<String>> toAttribute(Money value) {
                        return Map.of("m", List.of(value.currency(), value.amount().toString()));
                    }
                    @Override public Money fromAttribute(Map<String, List<String>> stored) {
                        List<String> parts = stored.get("m");
                        return new Money(parts.get(0), new BigDecimal(parts.get(1)));
                    }
                }
                """,
                "@Convert(SkuConverter.class) public record Sku(int group, int number) {}",
                """
                final class SkuConverter implements KeyConverter<Sku> {
                    @Override public String toKey(Sku sku) { return sku.group() + "." + sku.number(); }
                    @Override public Sku fromKey(String key) {
                        String[] parts = key.split("\\\\.", -1);
                        return new Sku(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
                    }
                }
                """,
                "@View(Everything.class) public record EverythingView(Kind kind, LocalDate day, String name, Set<Integer> numbers) {}");
    }
}
