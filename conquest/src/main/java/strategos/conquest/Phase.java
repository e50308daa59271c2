package strategos.conquest;

/** What a match waits for, with the data that belongs to it and nothing else. */
public sealed interface Phase {

    /** The order of turns is being drawn. */
    record DrawOrder() implements Phase {}

    /** Territories are being dealt. */
    record Deal() implements Phase {}

    /** Free territories are being claimed. */
    record Claim() implements Phase {}

    /** First armies are being placed, so many at the whole table. */
    record Settle(int left) implements Phase {}

    /** First armies are being dealt. */
    record DealArmies(int left) implements Phase {}

    /** Reinforcements are being placed; sets can be traded, or must be. */
    record Reinforce(int left, boolean mustTrade) implements Phase {}

    record Attack() implements Phase {}

    /** The defender is choosing dice. */
    record Defend(int from, int to, int attackDice) implements Phase {}

    /** The dice are about to fall. */
    record Battle(int from, int to, int attackDice, int defendDice) implements Phase {}

    record Occupy(int from, int to, int atLeast, int atMost) implements Phase {}

    record Fortify() implements Phase {}

    /** A card is being drawn. */
    record DrawCard() implements Phase {}

    record Over() implements Phase {}
}
