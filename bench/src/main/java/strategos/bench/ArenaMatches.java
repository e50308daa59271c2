package strategos.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Collections;
import strategos.arena.Arena;
import strategos.arena.Contest;
import strategos.arena.Played;
import strategos.bots.BotKind;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.view.View;
import strategos.game.Seed;

/** Matches of one kind of bot in the arena, on several threads. */
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
        long decisions = 0;
        long turns = 0;
        for (Played played : Arena.play(contest, threads, _ -> {})) {
            turns += played.turns();
            for (var effort : played.efforts()) decisions += effort.decisions();
        }
        return new Tally(matches, decisions, turns, 0, 0);
    }
}
