package strategos.programs;

import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import strategos.bots.BotKind;
import strategos.family.Family;
import strategos.game.Game;
import strategos.game.GameView;

/**
 * All programs that one command has started. They end when it closes, and with the virtual machine.
 */
public final class Programs implements AutoCloseable {

    /** How the name of a bot begins that is a program. */
    public static final String PREFIX = "exec:";

    /** The time for a decision if nothing else limits it. */
    public static final Duration USUAL_TIME = Duration.ofSeconds(10);

    private static final long TICK_MILLIS = 20;

    private final Duration time;
    private final ProtocolListener listener;
    private final Map<String, ProgramPool> pools = new ConcurrentHashMap<>();
    private final Set<ProgramProcess> running = ConcurrentHashMap.newKeySet();
    private final Thread watchdog = new Thread(this::watch, "watchdog of programs");
    private final Thread hook = new Thread(this::killAll, "end of programs");

    public Programs() {
        this(USUAL_TIME);
    }

    /** Programs that have this much time for a decision. */
    public Programs(Duration time) {
        this(time, ProtocolListener.NONE);
    }

    /** The same, with all lines shown to a listener. */
    public Programs(Duration time, ProtocolListener listener) {
        this.time = time;
        this.listener = listener;
        watchdog.setDaemon(true);
        watchdog.start();
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** Whether a seat names a program. */
    public static boolean isProgram(String name) {
        return name.startsWith(PREFIX);
    }

    /**
     * The bot that a name such as {@code exec:python3 bot.py} means.
     *
     * @throws IllegalArgumentException if the program cannot be started
     */
    public <G extends Game<S, M, V>, S, M, V extends GameView<M>> BotKind<G, M, V> bot(
            Family<G, S, M, V> family, String name) {
        var command = ProgramCommand.of(name.substring(PREFIX.length()));
        var pool = pools.computeIfAbsent(name, _ -> new ProgramPool(command, this));
        pool.tryStart();
        var fallback = family.bots().getFirst();
        return new BotKind<>(
                name,
                "another program",
                (game, seed) ->
                        new ProgramBot<>(
                                new ProtocolWriter<>(family, game, seed),
                                pool,
                                fallback.make(game, seed),
                                time,
                                listener));
    }

    ProgramProcess start(ProgramCommand command) throws ProgramException {
        var started = ProgramProcess.start(command);
        running.add(started);
        return started;
    }

    void end(ProgramProcess process) {
        running.remove(process);
        process.kill();
    }

    private void watch() {
        try {
            while (true) {
                Thread.sleep(TICK_MILLIS);
                long now = System.nanoTime();
                for (var process : running) process.check(now);
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    private void killAll() {
        running.forEach(ProgramProcess::kill);
        running.clear();
    }

    @Override
    public void close() {
        watchdog.interrupt();
        killAll();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException stopping) {
            // The hook runs anyway.
        }
    }
}
