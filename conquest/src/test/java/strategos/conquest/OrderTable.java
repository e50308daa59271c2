package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.stream.IntStream;
import strategos.conquest.board.Board;
import strategos.conquest.board.BoardText;
import strategos.conquest.goal.Mission;
import strategos.conquest.move.Move;
import strategos.conquest.move.OrderCard;
import strategos.conquest.orders.Executed;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.Winning.Goal;
import strategos.conquest.state.ExtraState.Page;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.conquest.turn.Verdict;
import strategos.conquest.view.Glimpse;
import strategos.conquest.view.View;
import strategos.game.NotationException;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.game.Turn;
import strategos.game.Viewer;

/**
 * A turn of orders on a board of six territories in a row, set up by hand. Seat 0 comes first, and
 * nobody has anything to deploy unless it is said.
 */
final class OrderTable {

    static final String ROW =
            """
            board: row
            title: Six in a row
            [West] 2
            Ash: Birch
            Birch: Cedar
            [Middle] 3
            Cedar: Dale
            Dale: Elm
            [East] 4
            Elm: Fir
            Fir:
            """;

    private final Conquest game;
    private final State state;

    private OrderTable(Conquest game) {
        this.game = game;
        this.state = game.start();
    }

    /** What each seat holds, in the order of seats: {@code Ash 5, Birch 3}. */
    static OrderTable of(String... holdings) {
        return of(ConquestPresets.WARZONE, holdings);
    }

    static OrderTable of(Ruleset rules, String... holdings) {
        return on(row(), rules, holdings);
    }

    static OrderTable on(Board board, Ruleset rules, String... holdings) {
        var table = new OrderTable(new Conquest(rules, board, holdings.length));
        for (int seat = 0; seat < holdings.length; seat++) table.place(seat, holdings[seat]);
        return table.begin();
    }

    static Ruleset rules(String options) {
        return SampleRules.read("base = warzone\n" + options);
    }

    static Board row() {
        try {
            return BoardText.read("row.board", ROW);
        } catch (NotationException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }

    private void place(int owner, String holdings) {
        for (String holding : holdings.split(", ", -1)) {
            int space = holding.indexOf(' ');
            int territory = territory(holding.substring(0, space));
            state.give(territory, owner);
            state.addArmies(territory, Integer.parseInt(holding.substring(space + 1)));
        }
    }

    private OrderTable begin() {
        if (game.rules().winning().goal() == Goal.MISSIONS)
            for (int seat = 0; seat < game.seats(); seat++) hasMission(seat, 0);
        state.position(game.seats() - 1);
        game.rulebook().turns().mustering().next(state);
        for (int seat = 0; seat < game.seats(); seat++) has(seat, 0);
        return this;
    }

    /** Gives a seat this many armies to deploy. */
    OrderTable has(int seat, int armies) {
        state.extra().orders().left(seat, armies);
        return this;
    }

    OrderTable holds(int seat, OrderCard card) {
        state.extra().orders().addCards(seat, card, 1);
        return this;
    }

    OrderTable hasMission(int seat, Mission mission) {
        var missions = game.rulebook().turns().missions();
        return hasMission(
                seat,
                IntStream.range(0, missions.outcomes())
                        .filter(number -> missions.get(number).equals(mission))
                        .findFirst()
                        .orElseThrow());
    }

    private OrderTable hasMission(int seat, int number) {
        state.extra().set(Page.MISSIONS, seat, number + 1);
        return this;
    }

    /** What the blockades of earlier turns have left. */
    OrderTable neutral(String holdings) {
        place(game.seats(), holdings);
        return this;
    }

    OrderTable give(int seat, String... lines) {
        for (String line : lines) {
            Move move = read(line);
            assertThat(game.refusal(state, Seat.of(seat), move)).as(line).isEmpty();
            game.apply(state, new Step.Moved<>(Seat.of(seat), move));
        }
        return this;
    }

    String refusal(int seat, String line) {
        Optional<String> refusal = game.refusal(state, Seat.of(seat), read(line));
        assertThat(refusal).as("refusal of " + line).isPresent();
        return refusal.orElseThrow();
    }

    /** Ends the orders of every seat that has not, in the order of seats. */
    OrderTable allDone() {
        for (int seat = 0; seat < game.seats(); seat++)
            if (game.rulebook().orders().giving().isWaitedFor(state, seat)) give(seat, "done");
        return this;
    }

    /** The next order is carried out. */
    OrderTable next() {
        assertThat(state.stage()).isEqualTo(Stage.EXECUTE);
        return roll(0);
    }

    /** The attackers of the battle in hand hit so often, then the defenders. */
    OrderTable kills(int attackers, int defenders) {
        assertThat(state.stage()).isEqualTo(Stage.ATTACKERS_KILL);
        return roll(attackers).roll(defenders);
    }

    OrderTable roll(int outcome) {
        assertThat(game.turn(state)).isInstanceOf(Turn.Roll.class);
        game.apply(state, new Step.Rolled<>(outcome));
        return this;
    }

    /** What a seat sees of a roll that comes out like this. */
    Optional<Step<Move>> watch(int seat, int outcome) {
        State before = state();
        roll(outcome);
        return game.seen(before, new Step.Rolled<>(outcome), state, Viewer.inSeat(seat));
    }

    /** What a seat has made out of a roll since a state that it did not see all of. */
    Optional<Glimpse> glimpse(int seat, State before) {
        var step = new Step.Rolled<Move>(Step.Rolled.UNSEEN);
        return Glimpse.of(game.view(before, Viewer.inSeat(seat)), step, view(seat));
    }

    Conquest game() {
        return game;
    }

    Stage stage() {
        return state.stage();
    }

    Turn turn() {
        return game.turn(state);
    }

    Verdict verdict() {
        assertThat(state.stage()).isEqualTo(Stage.OVER);
        return game.rulebook().turns().goals().verdict(state);
    }

    State state() {
        return new State(state);
    }

    int left(int seat) {
        return state.extra().orders().left(seat);
    }

    int armies(String territory) {
        return state.armies(territory(territory));
    }

    int owner(String territory) {
        return state.owner(territory(territory));
    }

    int cards(int seat) {
        return IntStream.range(0, OrderCard.KINDS)
                .map(kind -> state.extra().orders().cards(seat, OrderCard.of(kind)))
                .sum();
    }

    boolean isAlive(int seat) {
        return state.isAlive(seat);
    }

    View view(int seat) {
        return game.view(state, Viewer.inSeat(seat));
    }

    /** What a seat knows of the order that was carried out last. */
    Executed last(int seat) {
        return view(seat).orders().last().orElseThrow();
    }

    Move read(String line) {
        try {
            return game.notation().read(line);
        } catch (NotationException unreadable) {
            throw new IllegalArgumentException(unreadable);
        }
    }

    private int territory(String name) {
        return SampleBoards.territory(game.board(), name);
    }
}
