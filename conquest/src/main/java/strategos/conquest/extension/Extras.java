package strategos.conquest.extension;

import java.util.Map;
import strategos.conquest.battle.Dice;
import strategos.conquest.battle.DiceLimits;
import strategos.conquest.board.Board;
import strategos.conquest.rules.Extensions;
import strategos.conquest.state.ExtraState.Page;
import strategos.conquest.state.State;

/**
 * The effects of extensions on a turn: its reinforcements, the number of dice, and the edge in a
 * battle.
 */
public final class Extras {

    private final Boosting boosting;
    private final Treasury treasury;
    private final Events events;
    private final boolean changeIncome;
    private final boolean tipBattles;
    private final boolean takeDice;

    public Extras(Extensions extensions, Board board) {
        boosting = new Boosting(extensions, board);
        treasury = new Treasury(extensions.economy(), board);
        events = new Events(extensions.eventsEvery());
        changeIncome = boosting.hasSupply() || events.arePlayed();
        tipBattles = boosting.hasPower() || events.arePlayed() || treasury.deepens();
        takeDice = treasury.isKept();
    }

    public Treasury treasury() {
        return treasury;
    }

    public Events events() {
        return events;
    }

    /** Adds the pages that these extensions write on. */
    public void addPages(Map<Page, Integer> pages, int seats) {
        treasury.addPages(pages, seats);
        if (events.arePlayed()) pages.put(Page.EVENT, Events.NUMBERS);
    }

    /** Whether a turn may begin with other armies than the ruleset says. */
    public boolean changeIncome() {
        return changeIncome;
    }

    /** Whether a battle may have an edge. */
    public boolean tipBattles() {
        return tipBattles;
    }

    /** Whether a seat may have to roll fewer dice. */
    public boolean takeDice() {
        return takeDice;
    }

    /** What a turn begins with. */
    public int income(State state, int seat, int income) {
        int supplied = income + boosting.supply(state, seat);
        return events.inForce(state)
                .map(event -> event.income(supplied, state.holdings(seat)))
                .orElse(supplied);
    }

    public void beginTurn(State state, int seat) {
        if (takeDice) treasury.settleUp(state, seat);
    }

    /** What is added to the attacker's highest die, or, below 0, to the defender's. */
    public int edge(State state, int from, int to) {
        return edge(state, all(state), from, to);
    }

    /** The same, by what somebody knows. */
    private int edge(State state, Knowledge knowledge, int from, int to) {
        if (!tipBattles) return 0;
        int attacker = knowledge.holder(from);
        int defender = knowledge.holder(to);
        int edge =
                boosting.power(knowledge, attacker, from)
                        - boosting.power(knowledge, defender, to)
                        + events.inForce(state).map(WorldEvent::edge).orElse(0);
        if (treasury.deepens())
            edge += taken(state, knowledge, defender) - taken(state, knowledge, attacker);
        return Math.clamp(edge, -Dice.MOST_EDGE, Dice.MOST_EDGE);
    }

    private int taken(State state, Knowledge knowledge, int owner) {
        return knowledge.knowsMoney(owner) ? treasury.taken(state, owner) : 0;
    }

    /** How many of these dice an owner rolls: in debt one less, but never none. */
    public int dice(State state, int owner, int dice) {
        return takeDice && dice > 1 && treasury.debt(state, owner) > 0 ? dice - 1 : dice;
    }

    /** The terms on which a battle between two territories is fought, as far as somebody knows. */
    public DiceLimits terms(State state, Knowledge knowledge, int from, int to) {
        return new DiceLimits(
                dice(state, knowledge, from, DiceLimits.PRINTED.attack()),
                dice(state, knowledge, to, DiceLimits.PRINTED.defend()),
                edge(state, knowledge, from, to));
    }

    private int dice(State state, Knowledge knowledge, int territory, int dice) {
        int owner = knowledge.holder(territory);
        return knowledge.knowsMoney(owner) ? dice(state, owner, dice) : dice;
    }

    /** The terms on which a battle between two territories is fought. */
    public DiceLimits terms(State state, int from, int to) {
        return terms(state, all(state), from, to);
    }

    private static Knowledge all(State state) {
        return new Knowledge() {
            @Override
            public int holder(int territory) {
                return state.owner(territory);
            }

            @Override
            public boolean knowsMoney(int owner) {
                return true;
            }
        };
    }

    /** What a viewer knows about the two sides of a battle. */
    public interface Knowledge {

        /** Who holds a territory. */
        int holder(int territory);

        /** Whether this includes the debts of an owner. */
        boolean knowsMoney(int owner);
    }
}
