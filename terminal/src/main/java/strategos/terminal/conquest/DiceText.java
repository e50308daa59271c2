package strategos.terminal.conquest;

import java.util.List;
import java.util.stream.Collectors;
import strategos.terminal.conquest.Deed.Round;

/** Dice as text. */
final class DiceText {

    private static final int FIRST_FACE = '\u2680';
    private static final int ROUNDS_SHOWN = 24;

    private DiceText() {}

    /** One round with room to read it: {@code ⚅⚂⚀ 6 3 1 against ⚄⚁ 5 2}. */
    static String roll(Round round) {
        return "%s %s against %s %s"
                .formatted(
                        faces(round.attack()),
                        numbers(round.attack()),
                        faces(round.defend()),
                        numbers(round.defend()));
    }

    /** Many rounds in little room: {@code ⚅⚂⚀:⚄⚁ ⚄⚃⚁:⚂⚀}. */
    static String rolls(List<Round> rounds) {
        String shown =
                rounds.stream()
                        .limit(ROUNDS_SHOWN)
                        .map(round -> faces(round.attack()) + ":" + faces(round.defend()))
                        .collect(Collectors.joining(" "));
        return rounds.size() > ROUNDS_SHOWN ? shown + " …" : shown;
    }

    private static String faces(List<Integer> faces) {
        return faces.stream()
                .map(face -> Character.toString(FIRST_FACE + face - 1))
                .collect(Collectors.joining());
    }

    private static String numbers(List<Integer> faces) {
        return faces.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }
}
