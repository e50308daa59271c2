package strategos.cluster;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.api.java.function.Function;
import strategos.arena.driver.DriverMessage;
import strategos.arena.driver.PortableWork;
import strategos.arena.sample.PositionsWork;
import strategos.arena.tournament.TournamentWork;

/**
 * Does a task of some work on a worker: text in, text out. A task that cannot be done is an answer,
 * so that Spark tries again only when a worker is lost.
 */
record WorkTask(String text) implements Function<String, String> {

    private static final long serialVersionUID = 1;

    /** The work that this process has read before. */
    private static final Map<String, PortableWork> READ = new ConcurrentHashMap<>();

    @Override
    public String call(String task) {
        try {
            return READ.computeIfAbsent(text, WorkTask::read).answer(task);
        } catch (RuntimeException fault) {
            return DriverMessage.failed("task " + task + ": " + fault);
        }
    }

    private static PortableWork read(String text) {
        return switch (PortableWork.kind(text)) {
            case TournamentWork.KIND -> TournamentWork.read(text);
            case PositionsWork.KIND -> PositionsWork.read(text);
            default ->
                    throw new IllegalArgumentException(
                            "no work of the kind " + PortableWork.kind(text));
        };
    }
}
