package strategos.conquest.extension;

import java.util.Map;
import strategos.conquest.battle.Dice;
import strategos.conquest.board.Board;
import strategos.conquest.rules.Extensions;
import strategos.conquest.state.Ledger.Page;
import strategos.conquest.state.State;

/**
 * What the extensions of a ruleset change about a turn: what it begins with, how many dice are
 * rolled, and who has the edge in a battle.
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
        treasury = new Treasury(extensions.economy());
        events = new Events(extensions.eventsEvery());
        changeIncome = boosting.hasSupply() || events.arePlayed();
        tipBattles = boosting.hasPower() || events.arePlayed();
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
        if (treasury.isKept()) pages.put(Page.TREASURY, seats);
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
        return edge(state, state::owner, from, to);
    }

    /** The same, by what somebody knows of who holds what. */
    public int edge(State state, Boosting.Holder holder, int from, int to) {
        if (!tipBattles) return 0;
        int edge =
                boosting.power(holder, holder.of(from), from)
                        - boosting.power(holder, holder.of(to), to)
                        + events.inForce(state).map(WorldEvent::edge).orElse(0);
        return Math.clamp(edge, -Dice.MOST_EDGE, Dice.MOST_EDGE);
    }

    /** How many of these dice an owner rolls: in debt one less, but never none. */
    public int dice(State state, int owner, int dice) {
        return takeDice && dice > 1 && treasury.isInDebt(state, owner) ? dice - 1 : dice;
    }
}
