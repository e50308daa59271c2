package strategos.arena.sample;

import java.util.Locale;
import strategos.conquest.Conquest;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.OpeningKind;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.Setup;
import strategos.conquest.rules.Setup.Armies;
import strategos.conquest.rules.Setup.Neutral;
import strategos.conquest.rules.Setup.Territories;

/**
 * A kind of match that a network learns from.
 *
 * @param board the name of a board, see {@link SampleBoards}
 * @param rules the name of a preset
 */
public record SampleSetting(String board, String rules, int seats, Opening opening) {

    /** How the territories are given out. */
    public enum Opening {
        /** As the preset has it. */
        PRESET,
        /** Dealt, without neutral armies. */
        PLAIN,
        /** Claimed one by one. */
        CLAIMED
    }

    /** Reads a setting as {@link #toString} writes it, such as {@code world/modern/2/plain}. */
    public static SampleSetting parse(String text) {
        String[] parts = text.split("/", -1);
        if (parts.length != 4)
            throw new IllegalArgumentException(
                    "'%s' is not of the form board/rules/seats/opening".formatted(text));
        var opening = Opening.valueOf(parts[3].toUpperCase(Locale.ROOT));
        return new SampleSetting(parts[0], parts[1], Integer.parseInt(parts[2]), opening);
    }

    /** The game on a built-in board. */
    public Conquest game() {
        return game(SampleBoards.BUILT_IN);
    }

    public Conquest game(SampleBoards boards) {
        return new Conquest(ruleset(), boards.named(board), seats);
    }

    private Ruleset ruleset() {
        Ruleset preset =
                ConquestPresets.named(rules)
                        .orElseThrow(
                                () -> new IllegalArgumentException("there are no rules " + rules));
        return switch (opening) {
            case PRESET -> preset;
            case PLAIN ->
                    preset.withSetup(new Setup(Territories.DEALT, Armies.DEALT, Neutral.NONE));
            case CLAIMED -> preset.opened(OpeningKind.CLAIMED);
        };
    }

    @Override
    public String toString() {
        return "%s/%s/%d/%s"
                .formatted(board, rules, seats, opening.name().toLowerCase(Locale.ROOT));
    }
}
