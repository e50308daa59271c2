package strategos.conquest.turn;

import java.util.EnumMap;
import java.util.Map;
import strategos.conquest.board.Board;
import strategos.conquest.rules.Fortify;
import strategos.conquest.rules.Income.Pays;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.Winning.Goal;
import strategos.conquest.rules.Winning.MissionsDrawn;
import strategos.conquest.state.ExtraState;
import strategos.conquest.state.ExtraState.Page;
import strategos.conquest.state.OrderBook;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.conquest.state.StateLayout;

/**
 * The course of a match: opening, then turns of reinforcing, attacking and fortifying until one
 * seat is left.
 */
public final class Turns {

    private final Setting setting;
    private final StateLayout layout;
    private final Ordering ordering;
    private final Opening opening;
    private final Reinforcing reinforcing;
    private final Trading trading;
    private final Attacking attacking;
    private final Defending defending;
    private final Occupying occupying;
    private final Fortifying fortifying;
    private final CardDraw drawing;
    private final Capitals capitals;
    private final Missions missions;
    private final Voting voting;
    private final Resigning resigning;
    private final Goals goals;
    private final Mustering mustering;

    public Turns(Ruleset rules, Board board, int seats) {
        setting = Setting.of(rules, board, seats);
        layout =
                new StateLayout(
                        board, seats, rules.setup().owners(seats), CardTypes.count(board.size()));
        ordering = new Ordering(setting, this);
        opening = new Opening(setting, this);
        reinforcing = new Reinforcing(setting, this);
        trading = new Trading(setting, this);
        attacking = new Attacking(setting, this);
        defending = new Defending(setting);
        occupying = new Occupying(setting, this);
        fortifying = new Fortifying(setting, this);
        drawing = new CardDraw(setting, this);
        capitals = new Capitals(setting, this);
        missions = new Missions(setting, this);
        voting = new Voting(setting, this);
        resigning = new Resigning(setting, this);
        goals = new Goals(setting, this);
        mustering = new Mustering(setting, this);
    }

    public Setting setting() {
        return setting;
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

    public CardDraw drawing() {
        return drawing;
    }

    public Capitals capitals() {
        return capitals;
    }

    public Missions missions() {
        return missions;
    }

    public Voting voting() {
        return voting;
    }

    public Resigning resigning() {
        return resigning;
    }

    /** Decides when a match is over, and who has won. */
    public Goals goals() {
        return goals;
    }

    public Mustering mustering() {
        return mustering;
    }

    public State start() {
        var state = new State(layout, extraState());
        ordering.begin(state);
        return state;
    }

    /** The pages that these rules write on. */
    private ExtraState extraState() {
        Map<Page, Integer> pages = new EnumMap<>(Page.class);
        if (setting.rules().fortify() == Fortify.MANY)
            pages.put(Page.ARRIVALS, setting.board().size());
        if (setting.rules().income().pays() == Pays.AFTER_A_ROUND) {
            pages.put(Page.WHOLE_SINCE, setting.board().continents().size());
            pages.put(Page.LAST_TURNS, setting.seats());
            pages.put(Page.RECEIVED, setting.seats());
        }
        setting.extras().addPages(pages, setting.seats());
        switch (setting.rules().winning().goal()) {
            case TERRITORIES -> {}
            case CAPITALS -> pages.put(Page.CAPITALS, setting.seats());
            case MISSIONS -> pages.put(Page.MISSIONS, setting.seats());
        }
        if (voting.isAllowed()) pages.put(Page.VOTES, 1);
        if (setting.isTogether())
            return new ExtraState(pages, new OrderBook(setting.seats(), setting.board().size()));
        return pages.isEmpty() ? ExtraState.NONE : new ExtraState(pages, OrderBook.NONE);
    }

    /** The order is settled: missions are drawn where they come first, and the board is filled. */
    void open(State state) {
        if (missions.areDrawn(MissionsDrawn.BEFORE_OPENING)) {
            missions.begin(state);
        } else {
            opening.begin(state);
        }
    }

    /** The board is filled: aims are named or drawn where any are left, and the match begins. */
    void first(State state) {
        if (setting.rules().winning().goal() == Goal.CAPITALS) {
            capitals.begin(state);
        } else if (missions.areDrawn(MissionsDrawn.AFTER_OPENING)) {
            missions.begin(state);
        } else {
            begin(state);
        }
    }

    /** The first turn of the match begins with the first seat of the order. */
    void begin(State state) {
        state.position(0);
        beginTurn(state);
    }

    private void beginTurn(State state) {
        if (setting.isTogether()) {
            mustering.begin(state);
        } else {
            reinforcing.begin(state);
        }
    }

    /** A new round begins with what happens to all, if anything is due, and then with a turn. */
    void beginRound(State state) {
        if (setting.extras().events().isDue(state)) {
            state.enter(Stage.DRAW_EVENT);
        } else {
            beginTurn(state);
        }
    }

    /** The next seat that still holds something begins its turn, unless the match is over. */
    void next(State state) {
        if (goals.isReachedByTurn(state)) {
            end(state);
            return;
        }
        int place = state.position();
        int round = state.rounds();
        do {
            place++;
            if (place == setting.seats()) {
                place = 0;
                state.countRound();
                if (goals.isLimit(state)) {
                    end(state);
                    return;
                }
            }
        } while (!state.isPlaying(state.seatAt(place)));
        state.position(place);
        if (state.rounds() > round) {
            beginRound(state);
        } else {
            reinforcing.begin(state);
        }
    }

    /** Something happens to all; then the first turn of the round begins. */
    public void happen(State state, int outcome) {
        setting.extras().events().happen(state, outcome);
        beginTurn(state);
    }

    public void end(State state) {
        state.enter(Stage.OVER);
    }
}
