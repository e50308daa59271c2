package strategos.conquest.view;

import strategos.conquest.board.Board;
import strategos.conquest.choice.ConquestPlayout;
import strategos.conquest.choice.Legality;
import strategos.conquest.choice.Options;
import strategos.conquest.notation.ConquestNotation;
import strategos.conquest.orders.Orders;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.turn.Setting;
import strategos.conquest.turn.Turns;

/**
 * A ruleset made ready to play on one board by a number of seats. All matches of a game share it.
 */
public final class Rulebook {

    private final Turns turns;
    private final Horizon horizon;
    private final Orders orders;
    private final Options options;
    private final ConquestPlayout playout;
    private final Legality legality;
    private final ConquestNotation notation;

    public Rulebook(Ruleset rules, Board board, int seats) {
        turns = new Turns(rules, board, seats);
        horizon = new Horizon(rules.extensions(), board, seats);
        orders = new Orders(turns, horizon::hides);
        options = new Options(turns, orders);
        playout = new ConquestPlayout(turns, orders);
        legality = new Legality(turns, orders, playout);
        notation = new ConquestNotation(board, turns.trading().types());
    }

    public Setting setting() {
        return turns.setting();
    }

    public Turns turns() {
        return turns;
    }

    public Orders orders() {
        return orders;
    }

    public Options options() {
        return options;
    }

    public Legality legality() {
        return legality;
    }

    public ConquestPlayout playout() {
        return playout;
    }

    public ConquestNotation notation() {
        return notation;
    }

    Horizon horizon() {
        return horizon;
    }

    Ruleset rules() {
        return setting().rules();
    }

    Board board() {
        return setting().board();
    }
}
