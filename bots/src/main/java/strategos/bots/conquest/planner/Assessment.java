package strategos.bots.conquest.planner;

import strategos.conquest.move.Move;

/**
 * A move, and what a planner expects of it.
 *
 * @param chance the chance to win after the turn
 */
public record Assessment(Move move, double chance, Outlook outlook) {}
