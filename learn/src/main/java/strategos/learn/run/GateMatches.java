package strategos.learn.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import strategos.arena.Contest;
import strategos.arena.sample.SelfPlayer;
import strategos.arena.tournament.Checkpoint;
import strategos.arena.tournament.Checkpoint.OtherTournamentException;
import strategos.arena.tournament.ChunkPlayer;
import strategos.arena.tournament.ChunkResult;
import strategos.arena.tournament.Schedule;
import strategos.arena.tournament.Sprt.Hypotheses;
import strategos.arena.tournament.ThreadRunner;
import strategos.arena.tournament.Tournament;
import strategos.arena.tournament.TournamentFormat;
import strategos.arena.tournament.TournamentRun;
import strategos.conquest.Conquest;
import strategos.game.NotationException;
import strategos.game.Seed;
import strategos.learn.progress.StepBar;

/**
 * Plays the tournaments of a gate on threads. A folder keeps their results so far, so that a kill
 * loses hardly any match.
 */
record GateMatches(Path folder, int threads) {

    private static final int MOST_TURNS = 500;

    /** Plays a tournament with a test, or without. */
    TournamentRun play(
            String name,
            TournamentFormat format,
            List<Conquest> tables,
            List<SelfPlayer> players,
            int games,
            Seed seed,
            @Nullable Hypotheses hypotheses) {
        SortedMap<Integer, Map<String, String>> setups = new TreeMap<>();
        for (Conquest table : tables) setups.put(table.seats(), table.setup());
        var tournament =
                new Tournament(
                        Conquest.FAMILY,
                        setups,
                        players.stream().map(SelfPlayer::name).toList(),
                        format,
                        games,
                        MOST_TURNS,
                        0,
                        null,
                        null,
                        seed);
        var run = new TournamentRun(tournament, hypotheses);
        var player = new ChunkPlayer(tournament, (own, table) -> open(own, table, tables, players));
        try (var checkpoint = Checkpoint.open(folder.resolve(name + ".results"), tournament);
                var bar = StepBar.of(name, run.scheduled())) {
            checkpoint.found().forEach(run::enter);
            bar.stepBy(run.played().size());
            new ThreadRunner(player, threads)
                    .run(
                            run,
                            result -> {
                                keep(checkpoint, result);
                                bar.stepBy(result.played().size());
                            });
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        } catch (OtherTournamentException other) {
            throw new IllegalArgumentException(
                    "%s: %s".formatted(folder.resolve(name), other.getMessage()), other);
        }
        return run;
    }

    private static Contest<?, ?, ?> open(
            Tournament tournament, int table, List<Conquest> tables, List<SelfPlayer> players)
            throws NotationException {
        int seats = new Schedule(tournament).seats(table);
        var game = tables.stream().filter(each -> each.seats() == seats).findFirst().orElseThrow();
        return tournament.contest(
                table,
                game,
                name ->
                        players.stream()
                                .filter(each -> each.name().equals(name))
                                .findFirst()
                                .orElseThrow()
                                .kind(SelfPlayer.HASTY));
    }

    private static void keep(Checkpoint checkpoint, ChunkResult result) {
        synchronized (checkpoint) {
            try {
                checkpoint.add(result);
            } catch (IOException unwritable) {
                throw new UncheckedIOException(unwritable);
            }
        }
    }
}
