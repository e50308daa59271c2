package strategos.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Collections;
import strategos.arena.Arena;
import strategos.arena.Contest;
import strategos.arena.Played;
import strategos.arena.Report;
import strategos.bots.BotKind;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.view.View;
import strategos.game.Seed;

/** Matches of one kind of bot in the arena, on several threads, and their statistics. */
final class ArenaMatches implements Workload {

    private static final OperatingSystemMXBean PROCESS =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private final Conquest game;
    private final BotKind<Conquest, Move, View> kind;
    private final int maxTurns;
    private final int threads;

    ArenaMatches(Conquest game, BotKind<Conquest, Move, View> kind, int maxTurns, int threads) {
        this.game = game;
        this.kind = kind;
        this.maxTurns = maxTurns;
        this.threads = threads;
    }

    /** That of all threads of the process: of the arena, of the compiler, of the collector. */
    @Override
    public long processorNanos() {
        return PROCESS.getProcessCpuTime();
    }

    @Override
    public Tally play(int matches, long seed) {
        var kinds = Collections.nCopies(game.seats(), kind);
        var contest = Contest.of(game, kinds, matches, maxTurns, new Seed(seed));
        var played = Arena.play(contest, threads, _ -> {});
        long turns = played.stream().mapToLong(Played::turns).sum();
        long decisions =
                Report.of(contest, played).standings().stream()
                        .mapToLong(Report.Standing::decisions)
                        .sum();
        return new Tally(matches, decisions, turns, 0, 0);
    }
}
