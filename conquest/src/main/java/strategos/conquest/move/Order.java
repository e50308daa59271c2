package strategos.conquest.move;

/**
 * An order of a seat, in rulesets where all seats act at the same time. Orders are carried out when
 * every seat is done; only a reinforcement card takes effect at once.
 */
public sealed interface Order extends Move {

    /** Puts reinforcements on an own territory. */
    record Deploy(int territory, int armies) implements Order {}

    /** Moves armies to a neighbour; if another seat holds it by then, they attack it. */
    record Advance(int from, int to, int armies) implements Order {}

    /** Plays a card: half of the armies on an opponent's territory next to an own one are lost. */
    record Bomb(int territory) implements Order {}

    /** Plays a card: the armies on an own territory are tripled, and it turns neutral. */
    record Blockade(int territory) implements Order {}

    /** Plays a card: armies advance to any territory, at any distance. */
    record Airlift(int from, int to, int armies) implements Order {}

    /** Plays a card: until the turn ends this seat and another cannot attack each other. */
    record Negotiate(int seat) implements Order {}

    /** Plays a card: there are more armies to deploy. */
    record Reinforce() implements Order {}
}
