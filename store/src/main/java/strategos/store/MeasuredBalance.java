package strategos.store;

import java.util.List;

/**
 * The balance of a board, measured by matches of bots.
 *
 * @param bot the bot in all seats
 * @param games the number of matches; 0 if the board takes too long to be measured
 * @param draws the number of matches without a winner
 * @param fewTurns a tenth of the matches had fewer turns
 * @param manyTurns a tenth of the matches had more turns
 * @param turnWins the wins of the seat with the first turn, the second, and so on
 * @param positionWins the wins of each starting position; empty if the board was dealt
 */
public record MeasuredBalance(
        String bot,
        String rules,
        int games,
        int draws,
        int fewTurns,
        int manyTurns,
        List<Integer> turnWins,
        List<Integer> positionWins) {

    public MeasuredBalance {
        turnWins = List.copyOf(turnWins);
        positionWins = List.copyOf(positionWins);
    }

    /** What is known of a board that takes too long to be measured. */
    public static MeasuredBalance none(String bot, String rules) {
        return new MeasuredBalance(bot, rules, 0, 0, 0, 0, List.of(), List.of());
    }
}
