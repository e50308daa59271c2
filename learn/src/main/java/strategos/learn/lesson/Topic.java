package strategos.learn.lesson;

/**
 * What is noted of a match. A note has a bucket, and {@link Notes#ALL} for all of them together.
 */
enum Topic {
    /** Points of a player per seat, times the number of seats. */
    WON,
    /** What trading a set changes in the chance to win after the turn, by what the set brings. */
    TRADE_GAIN,
    /** Whether a set that can be kept is traded, by what it brings. */
    TRADED,
    /** Whether a player attacks before its first conquest of a turn, by tenths of its best odds. */
    ATTACKED_FIRST,
    /** The same after that conquest. */
    ATTACKED_FURTHER,
    /** The share of new armies, by {@link Post}. */
    PLACED,
    /** The share of new armies that goes to territories weaker than a rival next to them. */
    ENDANGERED,
    /** The share of new armies that joins the largest stack at the front. */
    JOINED,
    /** Whether a territory is among the first three that a seat claims, by territory. */
    CLAIMED,
    /** The share of the first three claims, by continent. */
    CLAIMED_IN,
    /** The number of armies that stay where nothing threatens, as shares. */
    LEFT_INLAND,
    /** The number of armies that stay next to a rival, as shares. */
    LEFT_AT_BORDER,
    /** The number of armies on a border at the end of a turn, as shares. */
    GARRISON
}
