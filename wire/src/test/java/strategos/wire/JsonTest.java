package strategos.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {

    record Outpost(String name, List<Integer> armies, double odds) {}

    sealed interface Order {
        record Hold() implements Order {}

        record MarchOn(String where, @Nullable Integer armies, Speed speed) implements Order {}
    }

    enum Speed {
        AT_EASE,
        QUICK
    }

    record Orders(List<Order> orders) {}

    @DisplayName("A record is its components by name, in order, on one line")
    @Test
    void writesRecords() {
        assertThat(Json.write(new Outpost("Kamchatka", List.of(3, 1), 0.25)))
                .isEqualTo("{\"name\":\"Kamchatka\",\"armies\":[3,1],\"odds\":0.25}");
    }

    @DisplayName("What has no JSON is refused by its type")
    @Test
    void refusesWhatHasNoJson() {
        assertThatThrownBy(() -> Json.write(new Object()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("java.lang.Object cannot be written as JSON");
    }

    @DisplayName("A record of a sealed interface says its kind, and what is null is written")
    @Test
    void writesKinds() {
        assertThat(Json.write(new Orders(List.of(new Order.Hold(), march()))))
                .isEqualTo(
                        "{\"orders\":[{\"kind\":\"hold\"},{\"kind\":\"march-on\",\"where\":\"Ural\",\"armies\":null,\"speed\":\"at-ease\"}]}");
        assertThat(Json.write(march())).startsWith("{\"kind\":\"march-on\",");
    }

    @DisplayName("What was written is read again")
    @Test
    void readsWhatItWrote() throws WireException {
        var orders = new Orders(List.of(new Order.Hold(), march()));
        assertThat(Json.read(Json.write(orders), Orders.class)).isEqualTo(orders);
    }

    @DisplayName("What may be null may be left out")
    @Test
    void readsWithoutNulls() throws WireException {
        assertThat(
                        Json.read(
                                "{\"kind\":\"march-on\",\"where\":\"Ural\",\"speed\":\"at-ease\"}",
                                Order.class))
                .isEqualTo(march());
    }

    @DisplayName("A mistake is told with its place and with what should be there")
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ''                                                     | the message must be an object
                    null                                                   | the message must be an object
                    []                                                     | the message must be an object
                    "orders"                                               | the message must be an object
                    {}                                                     | orders must be a list
                    {"orders":null}                                        | orders must be a list
                    {"orders":{}}                                          | orders must be a list
                    {"orders":""}                                          | orders must be a list
                    {"orders":[null]}                                      | orders[0] must be an object whose kind is one of hold, march-on
                    {"orders":[{}]}                                        | orders[0] must be an object whose kind is one of hold, march-on
                    {"orders":[{"kind":"fly"}]}                            | orders[0] must be an object whose kind is one of hold, march-on
                    {"orders":[{"kind":"hold","how":1}]}                   | orders[0].how is unknown
                    {"orders":[],"and":0}                                  | and is unknown, only orders
                    {"orders":[{"kind":"march-on"}]}                       | orders[0].where must be text
                    {"orders":[{"kind":"march-on","where":7}]}             | orders[0].where must be text
                    {"orders":[{"kind":"march-on","where":"Ural"}]}        | orders[0].speed must be one of at-ease, quick
                    {"orders":[{"kind":"march-on","speed":"QUICK"}]}       | orders[0].speed must be one of at-ease, quick
                    {"orders":[{"kind":"march-on","speed":1}]}             | orders[0].speed must be one of at-ease, quick
                    {"orders":[{"kind":"march-on","armies":"1"}]}          | orders[0].armies must be a whole number
                    {"orders":[{"kind":"march-on","armies":1.5}]}          | orders[0].armies must be a whole number
                    {"orders":[{"kind":"march-on","armies":99999999999}]}  | orders[0].armies is out of range
                    {"orders":[]}{}                                        | unexpected text after the end of the message
                    {"orders":[],"orders":[]}                              | line 1, column 22: this is not JSON, or a name occurs twice
                    {"orders":[                                            | line 1, column 12: this is not JSON, or a name occurs twice
                    {orders:[]}                                            | line 1, column 2: this is not JSON, or a name occurs twice
                    """)
    void explainsMistakes(String text, String mistake) {
        assertThatThrownBy(() -> Json.read(text, Orders.class))
                .isInstanceOf(WireException.class)
                .hasMessage(mistake);
    }

    @DisplayName("What a constructor refuses is refused in its words")
    @ParameterizedTest
    @ValueSource(strings = {"", " ", "two words", "naïve"})
    void passesOnWhatConstructorsSay(String id) {
        assertThatThrownBy(
                        () ->
                                Json.read(
                                        "{\"t\":\"ping\",\"id\":\"%s\"}".formatted(id),
                                        FromClient.class))
                .isInstanceOf(WireException.class)
                .hasMessage("an id is 1 to 64 characters of plain ASCII, without spaces");
    }

    @DisplayName("What is too long or too deep is refused before it costs anything")
    @Test
    void keepsLimits() {
        assertThatThrownBy(() -> Json.read(" ".repeat(Json.LONGEST + 1), Orders.class))
                .hasMessage("1,048,577 characters exceed the limit of 1,048,576");
        for (String text :
                List.of(
                        "{\"t\":" + "[".repeat(100_000),
                        "{\"" + "t".repeat(1_000) + "\":1}",
                        "{\"t\":" + "9".repeat(100_000)))
            assertThatThrownBy(() -> Json.read(text, FromClient.class))
                    .as(text.substring(0, 20))
                    .isInstanceOf(WireException.class)
                    .hasMessage(
                            "a name, a text or a number is too long, or the nesting is too deep");
    }

    private static Order march() {
        return new Order.MarchOn("Ural", null, Speed.AT_EASE);
    }
}
