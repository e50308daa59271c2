package strategos.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import strategos.game.Seed;
import strategos.testkit.Scale;

class FuzzTest {

    private static final int TEXTS = Scale.of(10_000);

    private static final List<Class<?>> READ =
            List.of(
                    FromClient.class,
                    NewMatch.class,
                    Seating.Join.class,
                    Seating.Fill.class,
                    Seating.PlayOn.class,
                    ToClient.Ack.class);

    private static final List<String> MESSAGES =
            List.of(
                    "{\"t\":\"move\",\"id\":\"m1\",\"move\":\"attack Alaska Kamchatka 3\"}",
                    "{\"t\":\"skip\",\"id\":\"m2\"}",
                    "{\"t\":\"pace\",\"id\":\"m3\",\"pace\":\"fast\"}",
                    "{\"preset\":\"modern\",\"board\":\"world\",\"opening\":\"dealt\",\"seats\":[{\"kind\":\"you\",\"name\":\"Ada\"},{\"kind\":\"bot\",\"bot\":\"rush\"}],\"pace\":\"slow\"}",
                    "{\"name\":\"Ada\"}",
                    "{\"t\":\"ack\",\"id\":\"m1\",\"seq\":7}");

    private static final List<String> PIECES =
            List.of(
                    "{",
                    "}",
                    "[",
                    "]",
                    ",",
                    ":",
                    "\"",
                    "\\",
                    "\\u0000",
                    "\\ud800",
                    "null",
                    "true",
                    "-1",
                    "1e400",
                    "0x1",
                    "NaN",
                    "99999999999999999999",
                    "\"t\":\"ping\"",
                    "\"id\"",
                    "\"kind\":\"bot\"",
                    "\u0000",
                    "\u00e9",
                    "\ud83c\udfb2",
                    "/*",
                    "'",
                    " ");

    @DisplayName("Whatever is sent is read, or refused in clear words that name no class")
    @Test
    void neverBreaks() {
        for (int i = 0; i < TEXTS; i++) {
            String text = any(new Seed(1).child(i).random());
            for (Class<?> type : READ) check(i, text, type);
        }
    }

    @DisplayName("So are millions of messages, in ./verify --long")
    @Tag("long")
    @Test
    void millions() {
        int texts = Scale.of(500_000);
        for (int i = 0; i < texts; i++) {
            var random = new Seed(2).child(i).random();
            check(i, any(random), READ.get(random.nextInt(READ.size())));
        }
        System.out.printf("%,d messages%n", texts);
    }

    private static void check(int number, String text, Class<?> type) {
        try {
            assertThat(Json.read(text, type)).isNotNull();
        } catch (WireException refused) {
            assertThat(refused.getMessage())
                    .as("text %d: %s", number, text)
                    .isNotBlank()
                    .hasSizeLessThan(300)
                    .doesNotContain("strategos.", "java.", "fasterxml", "`", "Exception");
        } catch (RuntimeException | StackOverflowError broken) {
            fail("text %d: %s".formatted(number, text), broken);
        }
    }

    private static String any(RandomGenerator random) {
        return switch (random.nextInt(4)) {
            case 0 -> pieces(random, random.nextInt(30));
            case 1 -> tree(random, 0);
            default -> damaged(random);
        };
    }

    private static String pieces(RandomGenerator random, int count) {
        return IntStream.range(0, count)
                .mapToObj(_ -> PIECES.get(random.nextInt(PIECES.size())))
                .collect(Collectors.joining());
    }

    /** JSON without a fault, of no shape that anyone asked for. */
    private static String tree(RandomGenerator random, int depth) {
        return switch (random.nextInt(depth > 40 ? 3 : 5)) {
            case 0 -> Long.toString(random.nextLong());
            case 1 -> "\"" + random.nextInt() + "\"";
            case 2 -> "null";
            case 3 -> "[" + tree(random, depth + 1) + "," + tree(random, depth + 1) + "]";
            default ->
                    "{\"t\":\"move\",\"id\":%s,\"kind\":%s}"
                            .formatted(tree(random, depth + 1), tree(random, depth + 1));
        };
    }

    /** A message with pieces put in, left out or written over. */
    private static String damaged(RandomGenerator random) {
        var text = new StringBuilder(MESSAGES.get(random.nextInt(MESSAGES.size())));
        for (int wounds = 1 + random.nextInt(3); wounds > 0; wounds--) {
            int from = random.nextInt(text.length() + 1);
            int to = Math.min(text.length(), from + random.nextInt(8));
            text.replace(from, to, pieces(random, random.nextInt(3)));
        }
        return text.toString();
    }
}
