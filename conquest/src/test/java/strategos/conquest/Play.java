package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import strategos.conquest.luck.LuckMeter;
import strategos.conquest.move.Move;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.conquest.turn.Verdict;
import strategos.conquest.view.View;
import strategos.game.NotationException;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.game.StepText;
import strategos.game.Turn;
import strategos.game.Viewer;

/** Play from a position, in the words of the notation: {@code attack Alaska Kamchatka 3}. */
final class Play {

    private final Conquest game;
    private final State state;
    private final List<LuckMeter> meters = new ArrayList<>();
    private int rolls;

    Play(Conquest game, State state) {
        this.game = game;
        this.state = state;
    }

    /** Play from the start of a match. */
    static Play start(Conquest game) {
        return new Play(game, game.rulebook().turns().start());
    }

    /** Lets a meter look at all dice from now on; the first roll is step 1. */
    Play measuredBy(LuckMeter meter) {
        meters.add(meter);
        return this;
    }

    /** Makes a move for the seat that decides; it has to be legal. */
    Play move(String line) {
        return moveBy(decider(), line);
    }

    Play moveBy(int seat, String line) {
        Move move = read(line);
        assertThat(game.refusal(state, Seat.of(seat), move)).as(line).isEmpty();
        game.apply(state, new Step.Moved<>(Seat.of(seat), move));
        return this;
    }

    /** The dice fall, such as {@code 6 3 1 - 5 2}. */
    Play dice(String faces) {
        Turn rolled = game.turn(state);
        String line = "dice " + faces;
        Step<Move> step = step(line);
        assertThat(new StepText<>(game.notation()).write(rolled, step))
                .as("as many dice as are rolled")
                .isEqualTo(line);
        var before = game.view(game.copy(state), new Viewer.Hindsight());
        game.apply(state, step);
        var after = game.view(state, new Viewer.Hindsight());
        rolls++;
        if (step instanceof Step.Rolled<Move>(int outcome))
            meters.forEach(meter -> meter.roll(rolls, before, outcome, after));
        return this;
    }

    /** Nature's outcome, whatever it is about. */
    Play roll(int outcome) {
        game.apply(state, new Step.Rolled<>(outcome));
        return this;
    }

    /** The card with this name is drawn. */
    Play draw(String card) {
        var deck = IntStream.range(0, state.cards()).filter(state::isInDeck).mapToObj(this::card);
        assertThat(state.stage()).isEqualTo(Stage.DRAW_CARD);
        game.apply(state, new Step.Rolled<>(deck.toList().indexOf(card)));
        return this;
    }

    /** How the match has ended. */
    Verdict verdict() {
        assertThat(state.stage()).isEqualTo(Stage.OVER);
        return game.rulebook().turns().goals().verdict(state);
    }

    /** What the seat that decides is told when it tries a move that is not legal. */
    String refusal(String line) {
        return refusalTo(decider(), line);
    }

    String refusalTo(int seat, String line) {
        Optional<String> refusal = game.refusal(state, Seat.of(seat), read(line));
        assertThat(refusal).as("refusal of " + line).isPresent();
        return refusal.orElseThrow();
    }

    boolean allows(String line) {
        return game.isLegal(state, Seat.of(decider()), read(line));
    }

    /** The moves offered to the seat that decides. */
    List<String> options() {
        return view(decider()).moves().stream().map(game.notation()::write).toList();
    }

    State state() {
        return new State(state);
    }

    int decider() {
        return game.turn(state) instanceof Turn.Decide(Seat seat) ? seat.index() : View.NONE;
    }

    Turn turn() {
        return game.turn(state);
    }

    Stage stage() {
        return state.stage();
    }

    /** The seat whose turn it is. */
    int seat() {
        return state.seat();
    }

    int left() {
        return state.left();
    }

    int armies(String territory) {
        return state.armies(territory(territory));
    }

    int owner(String territory) {
        return state.owner(territory(territory));
    }

    List<String> hand(int seat) {
        return view(seat).cards().hand().stream().map(this::card).toList();
    }

    View view(int seat) {
        return game.view(state, Viewer.inSeat(seat));
    }

    private String card(int card) {
        return game.notation().card(card);
    }

    private int territory(String name) {
        return SampleBoards.territory(game.board(), name);
    }

    private Move read(String line) {
        try {
            return game.notation().read(line);
        } catch (NotationException unreadable) {
            throw new IllegalArgumentException(unreadable);
        }
    }

    private Step<Move> step(String line) {
        try {
            return new StepText<>(game.notation()).read(line);
        } catch (NotationException unreadable) {
            throw new IllegalArgumentException(unreadable);
        }
    }
}
