package strategos.morris;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import strategos.game.Chance;
import strategos.game.Game;
import strategos.game.HeaderText;
import strategos.game.NotationException;
import strategos.game.Result;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.game.Step.Moved;
import strategos.game.Step.Rolled;
import strategos.game.Turn;
import strategos.game.Viewer;

/** A game of the Morris family. Nothing in it is hidden. */
public final class Morris implements Game<State, Move, View> {

    /** What a record's header calls this family. */
    public static final String FAMILY = "morris";

    private static final String RULES = "rules";

    /** What a record's header says of a game of this family. */
    public static final List<String> FIELDS = List.of(RULES);

    private static final int SEATS = 2;

    private final Rules rules;
    private final MorrisTurns play;
    private final MorrisPlayout playout;
    private final MorrisNotation notation;

    public Morris(Rules rules) {
        this.rules = rules;
        play = new MorrisTurns(rules);
        playout = new MorrisPlayout(play, rules.board());
        notation = new MorrisNotation(rules.board());
    }

    /** Opens the game that a setup describes. */
    public static Morris open(Map<String, String> setup) throws NotationException {
        return open(HeaderText.of(setup));
    }

    /** Opens the game that a record's header describes; faults are named by file and line. */
    public static Morris open(HeaderText header) throws NotationException {
        return new Morris(RulesText.read(header.file(), header.inPlace(RULES)));
    }

    @Override
    public Map<String, String> setup() {
        return Map.of(RULES, RulesText.write(rules));
    }

    public Rules rules() {
        return rules;
    }

    @Override
    public int seats() {
        return SEATS;
    }

    public MorrisPlayout simulation() {
        return playout;
    }

    @Override
    public MorrisNotation notation() {
        return notation;
    }

    @Override
    public State start() {
        return play.start();
    }

    /**
     * The state in which the first man is placed.
     *
     * @param beginner the player who places it
     */
    public State emptyBoard(int beginner) {
        return play.emptyBoard(beginner);
    }

    /**
     * A state in which all men are placed.
     *
     * @param mover whose turn it is, unless the match is over
     * @param mine the mover's men as a set of points
     * @param theirs the other player's men
     * @param flights the players whom a mill has given the right to fly, as a set
     */
    public State moving(int mover, int mine, int theirs, int flights) {
        return play.moving(mover, mine, theirs, flights);
    }

    /**
     * A state in which the mover places a man.
     *
     * @param mover whose turn it is
     * @param mine the mover's men on the board as a set of points
     * @param theirs the other player's men
     * @param myHand the mover's men in hand, at least one
     * @param theirHand the other player's men in hand
     */
    public State placing(int mover, int mine, int theirs, int myHand, int theirHand) {
        return play.placing(mover, mine, theirs, myHand, theirHand);
    }

    @Override
    public State copy(State state) {
        return new State(state);
    }

    @Override
    public int turns(State state) {
        return state.turnsBegun();
    }

    @Override
    public Turn turn(State state) {
        return switch (state.stage()) {
            case DRAW -> new Turn.Roll(new Chance.Uniform(SEATS));
            case PLACE, MOVE, TAKE -> Turn.Decide.by(state.mover());
            case WON -> new Turn.Over(Result.wonBy(Seat.of(state.mover())));
            case DRAWN -> new Turn.Over(Result.draw());
        };
    }

    @Override
    public Optional<String> refusal(State state, Seat seat, Move move) {
        return seat.index() < SEATS
                ? play.refuse(state, seat.index(), move)
                : Optional.of("you do not play in this match");
    }

    @Override
    public void apply(State state, Step<Move> step) {
        switch (step) {
            case Moved<Move>(Seat _, Move.Place(int point)) -> play.place(state, point);
            case Moved<Move>(Seat _, Move.Slide(int from, int to)) -> play.slide(state, from, to);
            case Moved<Move>(Seat _, Move.Take(int point)) -> play.take(state, point);
            case Moved<Move>(Seat seat, Move.Resign()) -> play.resign(state, seat.index());
            case Moved<Move>(Seat seat, Move.Draw()) -> play.draw(state, seat.index());
            case Rolled<Move>(int outcome) -> play.begin(state, outcome);
        }
    }

    @Override
    public View view(State state, Viewer viewer) {
        return new View(this, state, viewer);
    }

    @Override
    public Optional<Step<Move>> seen(State before, Step<Move> step, State after, Viewer viewer) {
        return Optional.of(step);
    }

    @Override
    public State guess(View view, RandomGenerator random) {
        return view.copy();
    }

    MorrisTurns play() {
        return play;
    }
}
