package strategos.bots.conquest.orders;

import java.util.List;
import java.util.random.RandomGenerator;
import strategos.bots.conquest.value.Standings;
import strategos.bots.conquest.value.Value;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move.Done;
import strategos.conquest.move.Order;
import strategos.conquest.move.OrderCard;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Seed;
import strategos.game.Simulation;
import strategos.game.Viewer;

/** A turn in which the others give likely orders, and a plan can be tried with the same dice. */
final class OrderTrial {

    /** The weight of territories beside the chance to win, so that won matches come to an end. */
    private static final double PROGRESS = 0.02;

    private final Conquest game;
    private final int seat;
    private final Value value;
    private final Seed dice;
    private final Simulation<State> simulation;
    private final Standings standings;
    private final State start;
    private final State state;
    private final View own;
    private final View all;

    /** The turn of a view; what it does not see is guessed. */
    OrderTrial(Conquest game, View view, Value value, Seed seed) {
        this.game = game;
        this.value = value;
        seat = view.seat();
        dice = seed.child("dice");
        simulation = game.simulation();
        standings = new Standings(game);
        start = game.guess(view, seed.child("guess").random());
        state = new State(start);
        own = game.view(state, Viewer.inSeat(seat));
        all = game.view(state, new Viewer.Hindsight());
        begin(view);
        giveOthers(seed.child("others").random());
    }

    /** As it was before anyone gave an order. */
    private void begin(View view) {
        var theatre = new Theatre(game);
        theatre.look(view);
        var book = start.extra().orders();
        book.beginTurn();
        for (int other = 0; other < game.seats(); other++)
            if (other != seat) {
                book.clearCards(other);
                book.left(other, start.isPlaying(other) ? view.income(other) : 0);
            }
        book.left(seat, theatre.pool());
        for (OrderCard card : OrderCard.values())
            book.addCards(seat, card, theatre.cards(card) - book.cards(seat, card));
    }

    private void giveOthers(RandomGenerator random) {
        var theatre = new Theatre(game);
        for (int other = 0; other < game.seats(); other++) {
            if (other == seat || !start.isPlaying(other)) continue;
            View view = game.view(start, Viewer.inSeat(other));
            theatre.look(view);
            give(start, view, LikelyOrders.of(game, random).plan(theatre));
        }
    }

    /** The chance to win if these orders are given, as the position after the turn shows it. */
    double play(List<Order> plan) {
        state.copyFrom(start);
        int turn = state.turns();
        give(state, own, plan);
        var random = dice.random();
        while (state.turns() == turn && simulation.actor(state) == Simulation.NATURE)
            simulation.roll(state, random);
        standings.look(state, all);
        return value.chance(seat, standings) + PROGRESS * standings.territoryShare(seat);
    }

    /** Gives the orders that are legal, and deploys what is left somewhere. */
    private void give(State to, View view, List<Order> plan) {
        for (Order order : plan) if (view.isLegal(order)) game.move(to, view.seat(), order);
        if (view.left() > 0)
            game.move(
                    to, view.seat(), new Order.Deploy(to.nextHolding(view.seat(), 0), view.left()));
        game.move(to, view.seat(), new Done());
    }
}
