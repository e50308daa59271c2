package strategos.learn.run;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import strategos.learn.page.Estimate;
import strategos.learn.train.Loss;

/** Something that has happened in a run: a line of its log. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "event")
@JsonSubTypes({
    @JsonSubTypes.Type(value = RunEvent.Started.class, name = "started"),
    @JsonSubTypes.Type(value = RunEvent.Played.class, name = "played"),
    @JsonSubTypes.Type(value = RunEvent.Epoch.class, name = "epoch"),
    @JsonSubTypes.Type(value = RunEvent.Gated.class, name = "gated"),
    @JsonSubTypes.Type(value = RunEvent.Studied.class, name = "studied")
})
sealed interface RunEvent {

    int generation();

    /**
     * The program was started, for the first time or again.
     *
     * @param generation 0
     * @param program the fingerprint of the code that plays
     * @param trainer what trains: PyTorch in Java, or in a Python
     * @param players where self-play runs: threads, or the address of a cluster
     */
    record Started(int generation, String program, String java, String trainer, String players)
            implements RunEvent {}

    /**
     * A file of positions is complete.
     *
     * @param seconds the time since the file before it, or since the program was started
     */
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
     * @param opponent the generation of that one; 0 for what the run began with
     * @param duels its matches against it, at the table of the test
     * @param pool its matches against scripted bots
     * @param opponentPool the matches of the best before it against them, with the same dice
     * @param tables its matches at larger tables, and on a board that it has not learned from
     */
    record Gated(
            int generation,
            int opponent,
            String verdict,
            Series duels,
            List<Series> pool,
            List<Series> opponentPool,
            List<Series> tables,
            boolean accepted)
            implements RunEvent {}

    /** How players at a table of some seats play. */
    record Studied(int generation, int seats, List<Habit> habits) implements RunEvent {}

    /**
     * How a player plays.
     *
     * @param income new armies per turn, without sets
     * @param kept the share of continents that it still holds when they pay
     * @param inland the share of stacks of ten armies or more behind its own lines
     * @param cards the number of cards that it holds when it is eliminated
     */
    record Habit(String player, Estimate income, Estimate kept, Estimate inland, Estimate cards) {}
}
