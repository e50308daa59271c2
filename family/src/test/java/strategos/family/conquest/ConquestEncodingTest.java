package strategos.family.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.family.Encoding;
import strategos.family.GameRequest;
import strategos.game.NotationException;
import strategos.game.Seed;
import strategos.game.Simulation;
import strategos.game.Viewer;
import strategos.testkit.Scale;

class ConquestEncodingTest {

    private static final int MOST_ACTIONS = 4_000;

    /** Presets and the extensions that add actions or hide things. */
    static Stream<GameRequest> games() {
        return Stream.concat(
                ConquestFamily.RULES.names().stream().map(GameRequest::of),
                Stream.of(
                        changed("modern", Map.of("sight", "fog")),
                        changed("classic", Map.of("goal", "missions")),
                        changed("modern", Map.of("goal", "capitals")),
                        changed("modern", Map.of("economy", "on")),
                        changed("warzone", Map.of("sight", "fog"))));
    }

    private static GameRequest changed(String preset, Map<String, String> changes) {
        return new GameRequest(preset, null, changes, null);
    }

    private static Conquest game(GameRequest request, Seed seed) throws NotationException {
        return new ConquestFamily(name -> ConquestBoards.named(name).orElseThrow())
                .make(request, 3, seed.random());
    }

    @DisplayName("Every action that is allowed is a legal move, or the first half of one")
    @ParameterizedTest
    @MethodSource("games")
    void allowedIsLegal(GameRequest request) throws NotationException {
        for (int trial = 0; trial < Scale.of(4); trial++) {
            Seed seed = new Seed(trial);
            Conquest game = game(request, seed);
            var actions = new ConquestActions(game.board(), game.seats());
            play(
                    game,
                    seed,
                    (state, seat, chosen, allowed) -> {
                        View view = game.view(state, Viewer.inSeat(seat));
                        assertThat(allowed).as("actions of %s", seed).isNotEmpty();
                        for (int action : allowed) {
                            if (actions.chosenAfter(chosen, action) != Encoding.NOTHING) continue;
                            var move = actions.move(view, chosen, action);
                            assertThat(view.isLegal(move))
                                    .as("%s: %s = %s", seed, actions.name(action), move)
                                    .isTrue();
                        }
                    });
        }
    }

    @DisplayName(
            "An observation and its actions do not depend on anything that the seat cannot see")
    @ParameterizedTest
    @MethodSource("games")
    void noLeak(GameRequest request) throws NotationException {
        for (int trial = 0; trial < Scale.of(4); trial++) {
            Seed seed = new Seed(100 + trial);
            Conquest game = game(request, seed);
            var encoding = new ConquestEncoding(game);
            RandomGenerator random = seed.child("guess").random();
            play(
                    game,
                    seed,
                    (state, seat, chosen, allowed) -> {
                        if (random.nextInt(20) > 0) return;
                        State guess = game.guess(game.view(state, Viewer.inSeat(seat)), random);
                        assertThat(row(encoding, guess, seat, chosen))
                                .as("observation of %s", seed)
                                .isEqualTo(row(encoding, state, seat, chosen));
                        assertThat(allowed(encoding, guess, chosen))
                                .as("actions of %s", seed)
                                .isEqualTo(allowed);
                    });
        }
    }

    @Test
    @DisplayName("An owner is counted from the viewer: 0 is the viewer, 1 the next seat")
    void ownersFromTheViewer() throws NotationException {
        Conquest game = game(GameRequest.of("modern"), new Seed(1));
        var encoding = new ConquestEncoding(game);
        State state = game.start();
        while (game.simulation().actor(state) == Simulation.NATURE)
            game.simulation().roll(state, new Seed(1).random());
        short[] first = row(encoding, state, 0, Encoding.NOTHING);
        short[] second = row(encoding, state, 1, Encoding.NOTHING);
        for (int t = 0; t < game.board().size(); t++) {
            int owner = state.owner(t);
            if (owner < 0) continue;
            assertThat(first[t]).isEqualTo((short) owner);
            assertThat(second[t]).isEqualTo((short) ((owner + 2) % 3));
        }
    }

    @Test
    @DisplayName("Every action has a name of its own, and every border two actions")
    void names() throws NotationException {
        Conquest game = game(GameRequest.of("modern"), new Seed(1));
        var encoding = new ConquestEncoding(game);
        List<String> names =
                IntStream.range(0, Encoding.length(encoding.actions()))
                        .mapToObj(encoding::actionName)
                        .toList();
        assertThat(names).doesNotHaveDuplicates().contains("end", "trade 0", "half 41", "dice 0");
        int alaska = territory(game, "Alaska");
        int kamchatka = territory(game, "Kamchatka");
        assertThat(names)
                .contains("attack %d %d".formatted(alaska, kamchatka))
                .contains("blitz %d %d".formatted(kamchatka, alaska));
    }

    private static int territory(Conquest game, String name) throws NotationException {
        return game.board().territory(name);
    }

    /** Looks at a decision. */
    private interface Look {
        void at(State state, int seat, int chosen, int[] allowed);
    }

    /** Plays one match at random, and looks at every decision before it is made. */
    private static void play(Conquest game, Seed seed, Look look) {
        var encoding = new ConquestEncoding(game);
        var simulation = game.simulation();
        RandomGenerator random = seed.child("play").random();
        State state = game.start();
        int chosen = Encoding.NOTHING;
        for (int taken = 0; taken < MOST_ACTIONS; ) {
            int seat = simulation.actor(state);
            if (seat == Simulation.NOBODY) return;
            if (seat == Simulation.NATURE) {
                simulation.roll(state, random);
                continue;
            }
            int[] allowed = allowed(encoding, state, chosen);
            look.at(state, seat, chosen, allowed);
            chosen = encoding.play(state, chosen, allowed[random.nextInt(allowed.length)]);
            taken++;
        }
    }

    private static int[] allowed(ConquestEncoding encoding, State state, int chosen) {
        int actions = Encoding.length(encoding.actions());
        long[] bits = new long[Math.ceilDiv(actions, Long.SIZE)];
        encoding.allow(state, chosen, bits);
        return IntStream.range(0, actions)
                .filter(action -> (bits[action >> 6] >>> action & 1) != 0)
                .toArray();
    }

    private static short[] row(ConquestEncoding encoding, State state, int seat, int chosen) {
        short[] row = new short[Encoding.length(encoding.observation())];
        encoding.observe(state, seat, chosen, row, 0);
        return row;
    }
}
