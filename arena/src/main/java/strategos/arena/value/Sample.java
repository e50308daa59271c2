package strategos.arena.value;

/**
 * A position at the beginning of a turn, and who won the match.
 *
 * @param position what is kept of the position
 * @param winner the winner, counted among the living seats of the position
 * @param forecast the chances that a planner forecast before the turn was played
 */
public record Sample<P>(P position, int winner, ForecastChances forecast) {}
