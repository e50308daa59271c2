package strategos.arena.tournament;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import strategos.arena.Played;
import strategos.arena.Played.Effort;
import strategos.arena.tournament.Sprt.Hypotheses;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.Ruleset;
import strategos.game.Seed;
import strategos.morris.Morris;
import strategos.morris.Rules;

/** The tournaments that tests play. */
final class Tournaments {

    private static final int MAX_TURNS = 500;

    private Tournaments() {}

    static Tournament modern(
            TournamentFormat format, List<String> players, int games, int... tableSizes) {
        return conquest(ConquestPresets.MODERN, format, players, games, tableSizes);
    }

    static Tournament conquest(
            Ruleset rules,
            TournamentFormat format,
            List<String> players,
            int games,
            int... tableSizes) {
        return of(
                Conquest.FAMILY,
                seats -> new Conquest(rules, ConquestBoards.world(), seats).setup(),
                format,
                players,
                games,
                tableSizes);
    }

    static Tournament morris(
            Rules rules, TournamentFormat format, List<String> players, int games) {
        return of(Morris.FAMILY, _ -> new Morris(rules).setup(), format, players, games, 2);
    }

    private static Tournament of(
            String family,
            IntFunction<Map<String, String>> setup,
            TournamentFormat format,
            List<String> players,
            int games,
            int... tableSizes) {
        var setups = new TreeMap<Integer, Map<String, String>>();
        IntStream.of(tableSizes).forEach(seats -> setups.put(seats, setup.apply(seats)));
        return new Tournament(
                family, setups, players, format, games, MAX_TURNS, 0, null, null, new Seed(7));
    }

    /** Plays a tournament on threads. */
    static TournamentRun play(Tournament tournament, @Nullable Hypotheses hypotheses, int threads) {
        return play(tournament, hypotheses, threads, _ -> {});
    }

    static TournamentRun play(
            Tournament tournament,
            @Nullable Hypotheses hypotheses,
            int threads,
            Consumer<ChunkResult> listener) {
        var run = new TournamentRun(tournament, hypotheses);
        runner(tournament, threads).run(run, listener);
        return run;
    }

    static ThreadRunner runner(Tournament tournament, int threads) {
        return new ThreadRunner(new ChunkPlayer(tournament, new BuiltInContests()), threads);
    }

    /** The same matches without times, which differ between runs. */
    static List<Played> withoutTimes(List<Played> played) {
        return played.stream().map(Tournaments::withoutTimes).toList();
    }

    private static Played withoutTimes(Played match) {
        var efforts =
                match.efforts().stream()
                        .map(effort -> new Effort(effort.decisions(), effort.timed(), 0))
                        .toList();
        return new Played(
                match.match(),
                match.winners(),
                match.turns(),
                match.ending(),
                efforts,
                match.faults());
    }
}
