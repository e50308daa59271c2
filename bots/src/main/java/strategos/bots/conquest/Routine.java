package strategos.bots.conquest;

import strategos.bots.conquest.orders.Commander;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Claim;
import strategos.conquest.move.Move.Defend;
import strategos.conquest.move.Move.Done;
import strategos.conquest.move.Move.NameCapital;
import strategos.conquest.move.Move.Occupy;
import strategos.conquest.move.Move.Place;
import strategos.conquest.view.View;

/** The decisions that {@link Balanced} and {@link Turtle} make in the same way. */
final class Routine {

    private final Survey survey;
    private final Homeland homeland;
    private final Ambition ambition;
    private final Commander commander;

    /** The decisions in which a bot follows a strategy of its own. */
    interface Strategy {

        /** Places armies, when no goal needs a garrison first. */
        Place place(View view);

        /** Attacks or ends the attacks, when no goal has been fulfilled by them yet. */
        Move attack(View view);

        Occupy occupy(View view);
    }

    Routine(Conquest game, Commander commander) {
        this.commander = commander;
        survey = new Survey(game);
        homeland = new Homeland(survey);
        ambition = new Ambition(survey);
    }

    Survey survey() {
        return survey;
    }

    Homeland homeland() {
        return homeland;
    }

    Ambition ambition() {
        return ambition;
    }

    /** Takes in what is known, before a decision. */
    void look(View view) {
        survey.look(view);
        ambition.look(view);
    }

    Move decide(View view, Strategy strategy) {
        return switch (view.decision()) {
            case CLAIM -> new Claim(homeland.claim());
            case SETTLE -> new Place(homeland.post(view.settler()), 1);
            case NAME_CAPITAL -> new NameCapital(survey.safest());
            case REINFORCE -> reinforce(view, strategy);
            case TRADE -> view.cards().canTrade() ? Trades.best(view) : new Done();
            case ATTACK -> ambition.isFulfilled() ? new Done() : strategy.attack(view);
            case DEFEND -> new Defend(view.count());
            case OCCUPY -> strategy.occupy(view);
            case FORTIFY -> Reserves.fortify(view, survey);
            case ORDERS -> commander.next(view);
            case NONE -> throw new IllegalStateException("nobody decides in " + view.stage());
        };
    }

    private Move reinforce(View view, Strategy strategy) {
        if (view.cards().canTrade()) return Trades.best(view);
        int garrison = ambition.garrison();
        return garrison == Survey.NONE ? strategy.place(view) : new Place(garrison, 1);
    }
}
