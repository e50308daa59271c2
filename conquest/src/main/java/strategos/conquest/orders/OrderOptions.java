package strategos.conquest.orders;

import strategos.conquest.board.Board;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Done;
import strategos.conquest.move.Order.Advance;
import strategos.conquest.move.Order.Airlift;
import strategos.conquest.move.Order.Blockade;
import strategos.conquest.move.Order.Bomb;
import strategos.conquest.move.Order.Deploy;
import strategos.conquest.move.Order.Negotiate;
import strategos.conquest.move.Order.Reinforce;
import strategos.conquest.move.OrderCard;
import strategos.conquest.state.Bits;
import strategos.conquest.state.OrderBook;
import strategos.conquest.state.State;
import strategos.conquest.turn.Setting;
import strategos.conquest.turn.Turns;

/** The orders that a seat can give, numbered; being done comes first. */
public final class OrderOptions {

    private static final Move DONE = new Done();

    private final Setting setting;
    private final Board board;
    private final Giving giving;

    OrderOptions(Turns turns, Giving giving) {
        this.setting = turns.setting();
        this.board = setting.board();
        this.giving = giving;
    }

    public int count(State state, int seat) {
        int count = done(state, seat) + deployments(state, seat) + advances(state, seat);
        for (int card = 0; card < OrderCard.KINDS; card++)
            count += plays(state, seat, OrderCard.of(card));
        return count;
    }

    public Move option(State state, int seat, int option) {
        int rank = option - done(state, seat);
        if (rank < 0) return DONE;
        int deployments = deployments(state, seat);
        if (rank < deployments) return deployment(state, seat, rank);
        rank -= deployments;
        int advances = advances(state, seat);
        if (rank < advances) return advance(state, seat, rank);
        rank -= advances;
        int card = 0;
        for (int plays; rank >= (plays = plays(state, seat, OrderCard.of(card))); card++)
            rank -= plays;
        return play(state, seat, OrderCard.of(card), rank);
    }

    private static int left(State state, int seat) {
        return state.extra().orders().left(seat);
    }

    private static int done(State state, int seat) {
        return left(state, seat) == 0 ? 1 : 0;
    }

    private static int deployments(State state, int seat) {
        return state.holdings(seat) * left(state, seat);
    }

    private static Deploy deployment(State state, int seat, int rank) {
        int left = left(state, seat);
        return new Deploy(state.holding(seat, rank / left), rank % left + 1);
    }

    private int advances(State state, int seat) {
        int count = 0;
        for (int t = state.nextHolding(seat, 0); t >= 0; t = state.nextHolding(seat, t + 1))
            count += advancesFrom(state, t);
        return count;
    }

    private int advancesFrom(State state, int from) {
        return giving.ways(state, from) * giving.spare(state, from);
    }

    private Advance advance(State state, int seat, int rank) {
        int from = state.nextHolding(seat, 0);
        for (int here; rank >= (here = advancesFrom(state, from)); ) {
            rank -= here;
            from = state.nextHolding(seat, from + 1);
        }
        int spare = giving.spare(state, from);
        return new Advance(from, giving.way(state, from, rank / spare), rank % spare + 1);
    }

    private int plays(State state, int seat, OrderCard card) {
        OrderBook book = state.extra().orders();
        if (book.cards(seat, card) == 0) return 0;
        return switch (card) {
            case REINFORCEMENT -> 1;
            case BOMB -> targets(state, seat);
            case BLOCKADE -> state.holdings(seat);
            case AIRLIFT -> flights(state, seat);
            case DIPLOMACY -> partners(state, seat);
        };
    }

    private Move play(State state, int seat, OrderCard card, int rank) {
        return switch (card) {
            case REINFORCEMENT -> new Reinforce();
            case BOMB -> new Bomb(target(state, seat, rank));
            case BLOCKADE -> new Blockade(state.holding(seat, rank));
            case AIRLIFT -> flight(state, seat, rank);
            case DIPLOMACY -> new Negotiate(partner(state, seat, rank));
        };
    }

    int targets(State state, int seat) {
        int count = 0;
        for (int w = 0; w < board.words(); w++)
            count += Long.bitCount(giving.targets(state, seat, w));
        return count;
    }

    /** The territory with this rank among those that a seat can bomb. */
    int target(State state, int seat, int rank) {
        for (int w = 0; ; w++) {
            long targets = giving.targets(state, seat, w);
            int here = Long.bitCount(targets);
            if (rank < here) return w * Long.SIZE + Bits.select(targets, rank);
            rank -= here;
        }
    }

    private int flights(State state, int seat) {
        int count = 0;
        for (int t = state.nextHolding(seat, 0); t >= 0; t = state.nextHolding(seat, t + 1))
            count += flightsFrom(state, t);
        return count;
    }

    private int flightsFrom(State state, int from) {
        return giving.spare(state, from) * giving.destinations(state, from);
    }

    private Airlift flight(State state, int seat, int rank) {
        int from = state.nextHolding(seat, 0);
        for (int here; rank >= (here = flightsFrom(state, from)); ) {
            rank -= here;
            from = state.nextHolding(seat, from + 1);
        }
        int spare = giving.spare(state, from);
        int to = giving.destination(state, from, rank / spare);
        return new Airlift(from, to, rank % spare + 1);
    }

    /** How many seats a seat can make peace with. */
    int partners(State state, int seat) {
        int count = 0;
        for (int other = 0; other < setting.seats(); other++)
            if (giving.isPartner(state, seat, other)) count++;
        return count;
    }

    int partner(State state, int seat, int rank) {
        int other = -1;
        for (int left = rank; left >= 0; ) {
            other++;
            if (giving.isPartner(state, seat, other)) left--;
        }
        return other;
    }
}
