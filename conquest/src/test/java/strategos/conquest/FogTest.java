package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.Extensions;
import strategos.conquest.rules.Extensions.Sight;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Step;
import strategos.game.Viewer;

/** docs/rules/extensions.md#fog-of-war */
class FogTest {

    private static final Ruleset FOGGED =
            ConquestPresets.MODERN.withExtensions(Extensions.NONE.withSight(Sight.FOG));

    private static final Viewer PUBLIC = new Viewer.Public();

    /** Seat 0 sits in Australia, seat 1 in Africa and South America, seat 2 has the rest. */
    private static Play match() {
        return Position.of(FOGGED, 3)
                .holds(0, "Indonesia 3, New Guinea 2, Western Australia 1, Eastern Australia 1")
                .holds(1, "Brazil 6, Peru 1, Argentina 1, Venezuela 2, North Africa 4, Egypt 1")
                .holds(1, "Congo 1, East Africa 1, South Africa 1, Madagascar 1")
                .holdsTheRest(2)
                .attacks(1);
    }

    private static int territory(String name) {
        return SampleBoards.territory(ConquestBoards.world(), name);
    }

    @Test
    @DisplayName("A seat sees its own territories and their neighbours, and nothing else")
    void neighboursAreSeen() {
        var view = match().view(0);
        assertThat(view.armies(territory("Indonesia"))).isEqualTo(3);
        assertThat(view.owner(territory("Siam"))).isEqualTo(2);
        assertThat(view.armies(territory("Siam"))).isEqualTo(1);
        assertThat(view.owner(territory("China"))).isEqualTo(View.UNKNOWN);
        assertThat(view.armies(territory("Brazil"))).isEqualTo(View.UNKNOWN);
    }

    @Test
    @DisplayName("How much another holds is not known; that it is still there is")
    void figuresAreHidden() {
        var view = match().view(0);
        assertThat(view.holdings(0)).isEqualTo(4);
        assertThat(view.holdings(1)).isEqualTo(View.UNKNOWN);
        assertThat(view.totalArmies(1)).isEqualTo(View.UNKNOWN);
        assertThat(view.income(1)).isEqualTo(View.UNKNOWN);
        assertThat(view.holdsAll(1, 1)).isFalse();
        assertThat(view.isAlive(1)).isTrue();
    }

    @Test
    @DisplayName("The public sees no territory, and all of them when the match is over")
    void publicSeesNothing() {
        var conquest = new Conquest(FOGGED, ConquestBoards.world(), 3);
        var state = conquest.start();
        assertThat(conquest.view(state, PUBLIC).isFogged()).as("in the opening").isFalse();
        state.countTurn();
        state.enter(Stage.REINFORCE);
        var view = conquest.view(state, PUBLIC);
        assertThat(view.snapshot().owners()).containsOnly(View.UNKNOWN);
        assertThat(conquest.view(state, new Viewer.Hindsight()).isFogged()).isFalse();
        state.enter(Stage.OVER);
        assertThat(view.isFogged()).isFalse();
    }

    @Nested
    @DisplayName("A step")
    class Steps {

        private final Conquest game = new Conquest(FOGGED, ConquestBoards.world(), 3);

        private Optional<Step<Move>> seen(State before, Step<Move> step, int seat) {
            var after = game.copy(before);
            game.apply(after, step);
            return game.seen(before, step, after, Viewer.inSeat(seat));
        }

        private Step<Move> attack(String from, String to) {
            var move = new Move.Attack(territory(from), territory(to), 3);
            return new Step.Moved<>(strategos.game.Seat.of(1), move);
        }

        @Test
        @DisplayName("with both ends in sight is seen as it is")
        void clear() {
            var step = attack("North Africa", "Southern Europe");
            assertThat(seen(match().state(), step, 2)).contains(step);
        }

        @Test
        @DisplayName("with one end in sight shows that end")
        void glimpsed() {
            var state = match().state();
            state.give(territory("Siam"), 1);
            var step = attack("Siam", "China");
            assertThat(seen(state, step, 0))
                    .contains(
                            new Step.Moved<>(
                                    strategos.game.Seat.of(1),
                                    new Move.Attack(
                                            territory("Siam"), View.UNKNOWN, View.UNKNOWN)));
        }

        @Test
        @DisplayName("out of sight is not known of, and neither are its dice")
        void hidden() {
            var state = match().state();
            assertThat(seen(state, attack("North Africa", "Southern Europe"), 0)).isEmpty();
            game.apply(state, attack("North Africa", "Southern Europe"));
            assertThat(game.view(state, Viewer.inSeat(0)).stage()).isEqualTo(Stage.ATTACK);
            assertThat(seen(state, new Step.Rolled<>(0), 0)).isEmpty();
        }

        @Test
        @DisplayName("out of sight is told of as far as it changes what all may know")
        void announced() {
            var state = match().state();
            state.give(territory("Southern Europe"), 0);
            for (String home : new String[] {"Indonesia", "New Guinea"})
                state.give(territory(home), 2);
            for (String home : new String[] {"Western Australia", "Eastern Australia"})
                state.give(territory(home), 2);
            game.apply(state, attack("North Africa", "Southern Europe"));
            int sixes = 6 * 6 * 6 * 6 - 6; // the attacker's three, and a one
            assertThat(seen(state, new Step.Rolled<>(sixes), 0))
                    .as("the seat that is beaten sees its last battle")
                    .contains(new Step.Rolled<>(sixes));
            assertThat(
                            game.seen(
                                    state,
                                    new Step.Rolled<>(sixes),
                                    after(state, new Step.Rolled<>(sixes)),
                                    PUBLIC))
                    .as("others are told that it is out")
                    .contains(new Step.Rolled<>(Step.Rolled.UNSEEN));
        }

        private State after(State before, Step<Move> step) {
            var after = game.copy(before);
            game.apply(after, step);
            return after;
        }
    }

    @Test
    @DisplayName("What a viewer does not see of a step is written as a question mark")
    void unseenIsWritten() {
        var notation = new Conquest(FOGGED, ConquestBoards.world(), 3).notation();
        assertThat(notation.write(new Move.Attack(territory("Siam"), View.UNKNOWN, View.UNKNOWN)))
                .isEqualTo("attack Siam ? ?");
        assertThat(notation.write(new Move.Place(View.UNKNOWN, View.UNKNOWN)))
                .isEqualTo("place ? ?");
    }
}
