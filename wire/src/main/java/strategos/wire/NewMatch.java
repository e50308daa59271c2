package strategos.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;
import strategos.conquest.rules.OpeningKind;

/**
 * A match that someone wants to be made; whoever asks sits down in the seat for {@code you}.
 *
 * @param board where there is one to choose
 * @param opening how the match opens; as its rules say where it is null
 * @param options the rules that are not to be those of the preset
 */
public record NewMatch(
        String preset,
        @Nullable String board,
        @Nullable OpeningKind opening,
        @Nullable List<RuleOption> options,
        List<NewSeat> seats,
        Pace pace) {

    public NewMatch {
        options = options == null ? null : List.copyOf(options);
        seats = List.copyOf(seats);
    }

    /** The rules that are not to be those of the preset; none where nothing is said. */
    public List<RuleOption> chosen() {
        return options == null ? List.of() : options;
    }

    /**
     * Who is to sit in a seat.
     *
     * @param bot which bot, where one is to play
     * @param name what the player is called; by default the server chooses
     */
    public record NewSeat(Kind kind, @Nullable String bot, @Nullable String name) {

        /** Who that can be. */
        public enum Kind {
            YOU,
            OPEN,
            BOT
        }
    }
}
