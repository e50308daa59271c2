package strategos.conquest.orders;

import strategos.conquest.move.OrderCard;
import strategos.conquest.state.OrderBook;
import strategos.conquest.state.State;

/**
 * Orders as single decisions of a simulation, without allocation: first the kind (deploy, or be
 * done if there is nothing to deploy; advance from a territory; play a card), then the target and
 * the number.
 */
public final class OrderDecisions {

    /** What the book notes of an order half given: nothing, or one more than its kind. */
    private static final int NOTHING = 0;

    private final Giving giving;
    private final OrderOptions options;

    OrderDecisions(Giving giving, OrderOptions options) {
        this.giving = giving;
        this.options = options;
    }

    /** How many options the next seat that is waited for has. */
    public int count(State state) {
        int seat = giving.next(state);
        int choosing = state.extra().orders().choosing();
        if (choosing == NOTHING) return 1 + sources(state, seat) + playable(state, seat);
        return switch (OrderKind.of(choosing - 1)) {
            case DEPLOY -> state.holdings(seat) * state.extra().orders().left(seat);
            case ADVANCE -> giving.ways(state, state.from()) * giving.spare(state, state.from());
            case AIRLIFT ->
                    state.from() == State.NOWHERE
                            ? airfields(state, seat)
                            : giving.destinations(state, state.from())
                                    * giving.spare(state, state.from());
            case BOMB -> options.targets(state, seat);
            case BLOCKADE -> state.holdings(seat);
            case NEGOTIATE -> options.partners(state, seat);
        };
    }

    public void play(State state, int option) {
        int seat = giving.next(state);
        OrderBook book = state.extra().orders();
        if (book.choosing() == NOTHING) {
            choose(state, seat, option);
            return;
        }
        OrderKind kind = OrderKind.of(book.choosing() - 1);
        if (kind == OrderKind.AIRLIFT && state.from() == State.NOWHERE) {
            state.between(airfield(state, seat, option), State.NOWHERE);
            return;
        }
        long order = order(state, seat, kind, option);
        book.choose(NOTHING);
        state.between(State.NOWHERE, State.NOWHERE);
        giving.give(state, seat, order);
    }

    private void choose(State state, int seat, int option) {
        OrderBook book = state.extra().orders();
        int sources = sources(state, seat);
        if (option == 0 && book.left(seat) == 0) {
            giving.done(state, seat);
        } else if (option == 0) {
            book.choose(OrderKind.DEPLOY.ordinal() + 1);
        } else if (option <= sources) {
            state.between(source(state, seat, option - 1), State.NOWHERE);
            book.choose(OrderKind.ADVANCE.ordinal() + 1);
        } else {
            play(state, seat, card(state, seat, option - 1 - sources));
        }
    }

    private void play(State state, int seat, OrderCard card) {
        switch (card) {
            case REINFORCEMENT -> giving.reinforce(state, seat);
            case BOMB -> state.extra().orders().choose(OrderKind.BOMB.ordinal() + 1);
            case BLOCKADE -> state.extra().orders().choose(OrderKind.BLOCKADE.ordinal() + 1);
            case AIRLIFT -> state.extra().orders().choose(OrderKind.AIRLIFT.ordinal() + 1);
            case DIPLOMACY -> state.extra().orders().choose(OrderKind.NEGOTIATE.ordinal() + 1);
        }
    }

    private long order(State state, int seat, OrderKind kind, int option) {
        int from = state.from();
        return switch (kind) {
            case DEPLOY -> {
                int left = state.extra().orders().left(seat);
                int territory = state.holding(seat, option / left);
                yield OrderCode.of(kind, territory, territory, option % left + 1);
            }
            case ADVANCE -> {
                int spare = giving.spare(state, from);
                int to = giving.way(state, from, option / spare);
                yield OrderCode.of(kind, from, to, option % spare + 1);
            }
            case AIRLIFT -> {
                int spare = giving.spare(state, from);
                int to = giving.destination(state, from, option / spare);
                yield OrderCode.of(kind, from, to, option % spare + 1);
            }
            case BOMB -> OrderCode.at(kind, options.target(state, seat, option));
            case BLOCKADE -> OrderCode.at(kind, state.holding(seat, option));
            case NEGOTIATE -> OrderCode.of(kind, 0, options.partner(state, seat, option), 0);
        };
    }

    /** How many territories of a seat have an army to spare and a border to cross. */
    private int sources(State state, int seat) {
        int count = 0;
        for (int t = state.nextHolding(seat, 0); t >= 0; t = state.nextHolding(seat, t + 1))
            if (isSource(state, t)) count++;
        return count;
    }

    private int source(State state, int seat, int rank) {
        int left = rank;
        int source = state.nextHolding(seat, 0);
        while (!isSource(state, source) || left-- > 0) source = state.nextHolding(seat, source + 1);
        return source;
    }

    private boolean isSource(State state, int territory) {
        return giving.spare(state, territory) > 0 && giving.ways(state, territory) > 0;
    }

    /** How many territories of a seat have an army to spare. */
    private int airfields(State state, int seat) {
        int count = 0;
        for (int t = state.nextHolding(seat, 0); t >= 0; t = state.nextHolding(seat, t + 1))
            if (giving.spare(state, t) > 0) count++;
        return count;
    }

    private int airfield(State state, int seat, int rank) {
        int left = rank;
        int from = state.nextHolding(seat, 0);
        while (giving.spare(state, from) == 0 || left-- > 0)
            from = state.nextHolding(seat, from + 1);
        return from;
    }

    private int playable(State state, int seat) {
        int count = 0;
        for (int kind = 0; kind < OrderCard.KINDS; kind++)
            if (isPlayable(state, seat, OrderCard.of(kind))) count++;
        return count;
    }

    private OrderCard card(State state, int seat, int rank) {
        int kind = 0;
        for (int left = rank; !isPlayable(state, seat, OrderCard.of(kind)) || left-- > 0; ) kind++;
        return OrderCard.of(kind);
    }

    private boolean isPlayable(State state, int seat, OrderCard card) {
        if (state.extra().orders().cards(seat, card) == 0) return false;
        return switch (card) {
            case REINFORCEMENT, BLOCKADE -> true;
            case BOMB -> options.targets(state, seat) > 0;
            case AIRLIFT -> airfields(state, seat) > 0;
            case DIPLOMACY -> options.partners(state, seat) > 0;
        };
    }
}
