package strategos.bots.conquest.value;

/**
 * A number that says something about how a seat stands. Armies and income are compared with those
 * of all seats, so that the terms mean the same on every board and at every stage of a match.
 */
public enum Term {
    /** The logarithm of its share of all armies, with those still to be placed. */
    ARMIES,
    /** The logarithm of its share of all reinforcements of the next turns. */
    INCOME,
    /** Its share of all territories. */
    TERRITORIES,
    /** The bonuses of its continents, each times the chance that no neighbour breaks it at once. */
    LASTING_BONUS,
    /** How much it holds of other continents, by their bonuses. */
    PROGRESS,
    /** Its share of the armies in the continent where that share is worth most. */
    CONTEST,
    /** The largest bonus that it can probably complete in its next turn. */
    COMPLETION,
    /** The bonuses of rivals that it can probably break in its next turn. */
    BREAKING,
    /** The largest bonus that it alone keeps a rival from completing. */
    DENIAL,
    /** The share of its armies that stands next to others. */
    FRONT,
    /** Its largest stack next to others, compared with all armies. */
    STACK,
    /** Its second largest such stack. */
    SECOND_STACK,
    /** What its cards are expected to bring, compared with all armies. */
    SET,
    /** The number of its cards. */
    CARDS,
    /** The share of its territories that a neighbouring stack would take. */
    EXPOSED,
    /** The share of its armies that stands there. */
    EXPOSED_ARMIES,
    /** The share of its territories that have neighbours of others. */
    BORDERS,
    /** The strongest neighbours of its front, compared with the front. */
    THREAT,
    /** How easily the most dangerous rival can eliminate it. */
    PREY,
    /** What its cards are worth to that rival. */
    PRIZE,
    /** How easily it can eliminate the weakest rival in its reach. */
    HUNTER,
    /** What the cards of that rival are worth to it. */
    LOOT,
    /** How soon its next turn comes: 1 if it is the next, 0 if it is the last. */
    SOON,
    /** What it can add in its next turn, compared with all armies, if that comes soon. */
    INITIATIVE;

    /** The number of terms. */
    public static final int COUNT = values().length;
}
