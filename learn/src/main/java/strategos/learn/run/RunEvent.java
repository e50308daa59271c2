package strategos.learn.run;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import strategos.learn.run.Gate.TableShare;
import strategos.learn.train.Loss;

/** Something that has happened in a run: a line of its log. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "event")
@JsonSubTypes({
    @JsonSubTypes.Type(value = RunEvent.Played.class, name = "played"),
    @JsonSubTypes.Type(value = RunEvent.Epoch.class, name = "epoch"),
    @JsonSubTypes.Type(value = RunEvent.Gated.class, name = "gated")
})
sealed interface RunEvent {

    int generation();

    /** A file of positions is complete. */
    record Played(int generation, int matches, int positions, double seconds) implements RunEvent {}

    /**
     * A network has learned once from every position.
     *
     * @param planner the loss of the planner's own value on the same positions
     */
    record Epoch(int generation, int epoch, double taught, Loss heldOut, Loss planner)
            implements RunEvent {}

    /**
     * A network has played against the best before it.
     *
     * @param opponent the generation of that one; 0 for the planner's own value
     */
    record Gated(
            int generation,
            int opponent,
            int duels,
            double share,
            double low,
            double high,
            String verdict,
            double againstPool,
            double opponentAgainstPool,
            List<TableShare> tables,
            boolean accepted)
            implements RunEvent {}
}
