package strategos.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;
import strategos.conquest.rules.OpeningKind;

/**
 * A request for a new match; the guest takes the seat for {@code you}.
 *
 * @param board the board, if there is a choice
 * @param opening the opening; null for that of the rules
 * @param options the rules that differ from the preset
 * @param time how much time players have; null for a match without clocks
 * @param sealed whether the dice are to be verifiable, with clients that take part
 */
public record NewMatch(
        String preset,
        @Nullable String board,
        @Nullable OpeningKind opening,
        @Nullable List<RuleOption> options,
        List<NewSeat> seats,
        Pace pace,
        @Nullable TimeControl time,
        @Nullable Boolean sealed) {

    public NewMatch {
        options = options == null ? null : List.copyOf(options);
        seats = List.copyOf(seats);
    }

    /** Whether clients will take part in verifiable dice. */
    public boolean wantsSealedDice() {
        return Boolean.TRUE.equals(sealed);
    }

    /** The rules that are not to be those of the preset; none where nothing is said. */
    public List<RuleOption> chosen() {
        return options == null ? List.of() : options;
    }

    /**
     * A seat of a new match.
     *
     * @param bot the name of the bot, for a bot
     * @param name the name of the player; by default the server chooses
     */
    public record NewSeat(Kind kind, @Nullable String bot, @Nullable String name) {

        /** The kind of a seat. */
        public enum Kind {
            YOU,
            /** Another person at the screen of the one who makes the match. */
            HERE,
            OPEN,
            BOT
        }
    }
}
