package strategos.bots.morris.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import strategos.bots.morris.Script;
import strategos.game.Seed;
import strategos.morris.Morris;
import strategos.morris.MorrisPresets;
import strategos.morris.MorrisStage;
import strategos.morris.Rules;
import strategos.morris.State;

class SearchTest {

    private static final int TABLE_BITS = 14;

    private static Search search(Rules rules) {
        return new Search(rules, TABLE_BITS);
    }

    private static String best(Script script, int depth) {
        Found found =
                search(script.game().rules()).best(script.state(), SearchLimits.depth(depth), 0);
        var move = script.game().simulation().decode(script.state(), found.best());
        return script.game().notation().write(move);
    }

    @Test
    @DisplayName("It closes a mill, and stops one")
    void mills() throws Exception {
        assertThat(best(new Script(MorrisPresets.MORRIS, "A X B E"), 1)).isEqualTo("C");
        assertThat(best(new Script(MorrisPresets.MORRIS, "A X B"), 2)).isEqualTo("C");
    }

    @DisplayName("It finds what looking at every move finds, for every preset")
    @ParameterizedTest(name = "{0}")
    @FieldSource("strategos.morris.MorrisPresets#ALL")
    void agreesWithMinimax(Rules rules) {
        var game = new Morris(rules);
        for (int i = 0; i < 40; i++) {
            var seed = new Seed(i).child(rules.name());
            State state = somewhere(game, seed);
            if (game.simulation().actor(state) < 0) continue;
            for (int depth = 1; depth <= 2; depth++) {
                int value = search(rules).best(state, SearchLimits.depth(depth), 0).value();
                assertThat(value)
                        .as("seed %d, depth %d", i, depth)
                        .isEqualTo(new Minimax(rules).value(state, depth));
            }
        }
    }

    @Test
    @DisplayName("It ends when its thread is interrupted, however far it was to look")
    void interrupted() throws Exception {
        Thread.currentThread().interrupt();
        try {
            var script = new Script(MorrisPresets.MORRIS, "A X B");
            var found =
                    search(MorrisPresets.MORRIS)
                            .best(script.state(), SearchLimits.depth(Search.MOST_DEPTH), 0);
            assertThat(found.depth()).isLessThan(Search.MOST_DEPTH);
        } finally {
            assertThat(Thread.interrupted()).as("the caller can tell").isTrue();
        }
    }

    /** After a number of random moves. */
    private static State somewhere(Morris game, Seed seed) {
        var random = seed.random();
        State state = game.start();
        if (state.stage() == MorrisStage.DRAW) game.simulation().roll(state, random);
        for (int moves = random.nextInt(60); moves > 0; moves--) {
            int options = game.simulation().count(state);
            if (options > 0) game.simulation().play(state, random.nextInt(options));
        }
        return state;
    }

    @Test
    @DisplayName("Three men's morris is won by the first player, in the middle")
    void threeMen() {
        var game = new Morris(MorrisPresets.THREE_MENS);
        Found found = search(game.rules()).best(game.start(), SearchLimits.depth(12), 0);
        assertThat(found.value()).isGreaterThan(Search.WIN - 20);
        assertThat(found.best()).as("the middle").isEqualTo(4);
    }

    @Test
    @DisplayName("It wins as soon as it can")
    void soonest() throws Exception {
        var script = new Script(MorrisPresets.THREE_MENS, "E A C G");
        Found found =
                search(MorrisPresets.THREE_MENS).best(script.state(), SearchLimits.depth(6), 0);
        assertThat(best(script, 6)).as("no other move stops A D G").isEqualTo("D");
        assertThat(found.depth()).isPositive();
    }

    @DisplayName("The same nodes give the same answer, whatever the clock says")
    @ParameterizedTest
    @CsvSource({"100", "1000", "20000"})
    void repeatable(long nodes) {
        var game = new Morris(MorrisPresets.MORRIS);
        var limits = new SearchLimits(20, nodes, Duration.ofHours(1).toNanos());
        Found one = search(game.rules()).best(game.start(), limits, 5);
        Found other = search(game.rules()).best(game.start(), limits, 5);
        assertThat(one.codes()).isEqualTo(other.codes());
        assertThat(one.values()).isEqualTo(other.values());
        assertThat(one.nodes())
                .as("but for the leaves of the last position")
                .isEqualTo(other.nodes())
                .isBetween(nodes, nodes + 24);
    }

    @Test
    @DisplayName("A clock that has run out stops it with a move all the same")
    void noTime() {
        var game = new Morris(MorrisPresets.MORRIS);
        Found found = search(game.rules()).best(game.start(), new SearchLimits(20, 1, 0), 0);
        assertThat(found.codes()).hasSize(24);
    }
}
