package strategos.conquest;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import strategos.conquest.board.Board;
import strategos.conquest.move.Move;
import strategos.conquest.move.Order;
import strategos.conquest.move.StandingDefence;
import strategos.conquest.move.Wish;
import strategos.conquest.state.State;

/** Moves of every kind, from likely to absurd. */
record AnyMove(State state, RandomGenerator random) {

    private static final int KINDS = 14;

    Move draw() {
        int from = territory();
        int to = neighbour(from);
        return switch (random.nextInt(KINDS)) {
            case 0 -> new Move.Claim(from);
            case 1 -> new Move.Place(from, armies(state.left()));
            case 2 -> trade();
            case 3 -> new Move.Attack(from, to, armies(3));
            case 4 -> new Move.Blitz(from, to, armies(armiesOn(from)));
            case 5 -> new Move.Defend(armies(2));
            case 6 -> new Move.Stand(StandingDefence.of(random.nextInt(3)));
            case 7 -> new Move.Occupy(armies(state.from() < 0 ? 3 : armiesOn(state.from())));
            case 8 ->
                    new Move.Fortify(
                            from, random.nextBoolean() ? to : territory(), armies(armiesOn(from)));
            case 9 -> new Move.NameCapital(from);
            case 10 -> new Move.Vote(random.nextBoolean() ? Wish.END : Wish.GO_ON);
            case 11 -> order(from, to);
            case 12 -> new Move.Resign();
            default -> new Move.Done();
        };
    }

    private Move order(int from, int to) {
        return switch (random.nextInt(7)) {
            case 0 -> new Order.Deploy(from, armies(5));
            case 1 -> new Order.Advance(from, to, armies(armiesOn(from)));
            case 2 -> new Order.Bomb(to);
            case 3 -> new Order.Blockade(from);
            case 4 -> new Order.Airlift(from, territory(), armies(armiesOn(from)));
            case 5 -> new Order.Negotiate(random.nextInt(-1, state.seats() + 1));
            default -> new Order.Reinforce();
        };
    }

    /** Half of the time one of the seat whose turn it is, now and then none at all. */
    private int territory() {
        Board board = state.board();
        int own = state.holdings(state.seat());
        if (own > 0 && random.nextBoolean())
            return state.holding(state.seat(), random.nextInt(own));
        return random.nextInt(-1, board.size() + 1);
    }

    private int neighbour(int from) {
        if (!isTerritory(from) || random.nextInt(4) == 0) return territory();
        var neighbours = state.board().territories().get(from).neighbours();
        return neighbours.isEmpty() ? territory() : any(neighbours);
    }

    private boolean isTerritory(int territory) {
        return territory >= 0 && territory < state.board().size();
    }

    private int armiesOn(int territory) {
        return isTerritory(territory) ? state.armies(territory) : 0;
    }

    private int armies(int most) {
        return random.nextInt(20) == 0 ? random.nextInt() : random.nextInt(-1, most + 2);
    }

    private Move trade() {
        var hand =
                IntStream.range(0, state.cards())
                        .filter(card -> state.holdsCard(state.seat(), card))
                        .boxed()
                        .toList();
        int[] cards = IntStream.range(0, 3).map(_ -> card(hand)).sorted().toArray();
        int matching = random.nextBoolean() ? Move.Trade.NONE : cards[random.nextInt(3)];
        return random.nextInt(8) == 0
                ? new Move.Trade(cards[2], cards[0], cards[1], territory())
                : new Move.Trade(cards[0], cards[1], cards[2], matching);
    }

    private int card(List<Integer> hand) {
        return hand.isEmpty() || random.nextInt(8) == 0
                ? random.nextInt(-1, state.cards() + 1)
                : any(hand);
    }

    private int any(List<Integer> numbers) {
        return numbers.get(random.nextInt(numbers.size()));
    }
}
