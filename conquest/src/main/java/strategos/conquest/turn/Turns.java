package strategos.conquest.turn;

import java.util.EnumMap;
import java.util.Map;
import strategos.conquest.board.Board;
import strategos.conquest.extension.Extras;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.Ruleset.Fortify;
import strategos.conquest.rules.Ruleset.Income.Pays;
import strategos.conquest.state.Layout;
import strategos.conquest.state.Ledger;
import strategos.conquest.state.Ledger.Page;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;

/**
 * The order of a match: opening, then turns of reinforcing, attacking and fortifying until one seat
 * is left.
 */
public final class Turns {

    private final Ruleset rules;
    private final Board board;
    private final int seats;
    private final Layout layout;
    private final Ordering ordering;
    private final Opening opening;
    private final Reinforcing reinforcing;
    private final Trading trading;
    private final Attacking attacking;
    private final Defending defending;
    private final Occupying occupying;
    private final Fortifying fortifying;
    private final Drawing drawing;
    private final Extras extras;

    public Turns(Ruleset rules, Board board, int seats) {
        this.rules = rules;
        this.board = board;
        this.seats = seats;
        layout =
                new Layout(
                        board, seats, rules.setup().owners(seats), CardTypes.count(board.size()));
        extras = new Extras(rules.extensions(), board);
        ordering = new Ordering(this);
        opening = new Opening(this);
        reinforcing = new Reinforcing(this);
        trading = new Trading(this);
        attacking = new Attacking(this);
        defending = new Defending(this);
        occupying = new Occupying(this);
        fortifying = new Fortifying(this);
        drawing = new Drawing(this);
    }

    public Ruleset rules() {
        return rules;
    }

    public Board board() {
        return board;
    }

    public int seats() {
        return seats;
    }

    public Ordering ordering() {
        return ordering;
    }

    public Opening opening() {
        return opening;
    }

    public Reinforcing reinforcing() {
        return reinforcing;
    }

    public Trading trading() {
        return trading;
    }

    public Attacking attacking() {
        return attacking;
    }

    public Defending defending() {
        return defending;
    }

    public Occupying occupying() {
        return occupying;
    }

    public Fortifying fortifying() {
        return fortifying;
    }

    public Drawing drawing() {
        return drawing;
    }

    public Extras extras() {
        return extras;
    }

    public State start() {
        var state = new State(layout, ledger());
        ordering.begin(state);
        return state;
    }

    /** The pages that these rules write on. */
    private Ledger ledger() {
        Map<Page, Integer> pages = new EnumMap<>(Page.class);
        if (rules.fortify() == Fortify.MANY) pages.put(Page.ARRIVALS, board.size());
        if (rules.income().pays() == Pays.AFTER_A_ROUND) {
            pages.put(Page.WHOLE_SINCE, board.continents().size());
            pages.put(Page.LAST_TURNS, seats);
            pages.put(Page.RECEIVED, seats);
        }
        extras.addPages(pages, seats);
        return pages.isEmpty() ? Ledger.NONE : new Ledger(pages);
    }

    /** The first turn of the match begins with the first seat of the order. */
    void first(State state) {
        state.position(0);
        reinforcing.begin(state);
    }

    /** The next seat that still holds something begins its turn. */
    void next(State state) {
        int place = state.position();
        int round = state.rounds();
        do {
            place++;
            if (place == seats) {
                place = 0;
                state.countRound();
            }
        } while (!state.isAlive(state.seatAt(place)));
        state.position(place);
        if (state.rounds() > round && extras.events().isDue(state)) {
            state.enter(Stage.DRAW_EVENT);
        } else {
            reinforcing.begin(state);
        }
    }

    /** Something happens to all; then the first turn of the round begins. */
    public void happen(State state, int outcome) {
        extras.events().happen(state, outcome);
        reinforcing.begin(state);
    }

    /** The match is won when one seat alone holds territories; a neutral army does not count. */
    boolean isWon(State state) {
        int alive = 0;
        for (int seat = 0; seat < seats; seat++) if (state.isAlive(seat)) alive++;
        return alive == 1;
    }

    void end(State state) {
        state.enter(Stage.OVER);
    }
}
