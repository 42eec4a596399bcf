package dev.partita.processor.plan;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is wrong with a method whatever key is tried: the whole first line, by code. */
class MethodFaultsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            nullValues = "-",
            value = {
                "Customer customer(String ix)|-"
                        + "|[PAT001] Shop.customer(ix): ix names no component of Customer. Did you mean id?",
                "Customer customer(@Is(\"nme\") String n)|-"
                        + "|[PAT001] Shop.customer(n): n names no component of Customer: there is no nme. Did you mean name?",
                "CustomerWithOrders all(String customer)|-"
                        + "|[PAT001] Shop.all(customer): customer names no component of Customer, Order. Did you mean"
                        + " customerId?",
                "Customer customer(int id)|-" + "|[PAT002] Shop.customer(id): id is of type int, expected String.",
                "List<Order> orders(String customerId, @StartsWith LocalDate placedOn)|-"
                        + "|[PAT002] Shop.orders(customerId, placedOn): @StartsWith is the beginning of a text, found"
                        + " LocalDate placedOn.",
                "List<Order> orders(String customerId, @From(\"placedOn\") LocalDate a, @After(\"placedOn\") LocalDate b)|-"
                        + "|[PAT005] Shop.orders(customerId, a, b): a and b both restrict placedOn.",
                "List<Order> orders(String customerId, @Is(\"customerId\") String other)|-"
                        + "|[PAT005] Shop.orders(customerId, other): customerId and other both restrict customerId.",
                "List<Order> orders(String customerId)|via = \"byOrdr\""
                        + "|[PAT006] Shop.orders(customerId): there is no key byOrdr; expected one of primary, byOrder,"
                        + " GSI1. Did you mean byOrder?",
                "Optional<Order> latest(String customerId)|limit = 2"
                        + "|[PAT007] Shop.latest(customerId): a result of at most one item goes with limit = 1 or none,"
                        + " found 2.",
                "Page<Order> orders(String customerId, PageRequest page)|limit = 2"
                        + "|[PAT007] Shop.orders(customerId, page): the size of a page is the PageRequest's; leave limit"
                        + " out.",
                "Page<CustomerWithOrders> all(String customerId, PageRequest page)|-"
                        + "|[COL001] Shop.all(customerId, page): CustomerWithOrders is a collection, which is read as a"
                        + " whole, found Page<CustomerWithOrders>.",
                "Twice all(String customerId)|-"
                        + "|[COL002] Shop.all(customerId): Order stands in the parts first and rest, so that its items"
                        + " can't be told apart by their keys.",
                "NoList all(String customerId)|limit = 3"
                        + "|[COL003] Shop.all(customerId): limit counts the items of the one part that is a List, found 0"
                        + " such parts.",
                "OneOfTwo all(String customerId)|-"
                        + "|[COL004] Shop.all(customerId): thing is one item, but a Thing is stored under several keys;"
                        + " make it a List.",
            })
    void isSaidInTheFirstLine(String signature, String options, String firstLine) {
        Plans plans = new Plans(ShopPlansTest.shop()
                .sealed("Thing", "Customer", "Order")
                .collection("Twice", "Order first, List<Order> rest")
                .collection("NoList", "Customer customer")
                .collection("OneOfTwo", "Thing thing"));
        assertThat(plans.of(signature, options == null ? "" : options).lines().findFirst())
                .contains(firstLine);
    }
}
