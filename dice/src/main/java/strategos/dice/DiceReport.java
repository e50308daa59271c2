package strategos.dice;

import java.util.List;

/**
 * The result of a check.
 *
 * @param faults what is wrong; empty if every roll is the one that the seal demands
 * @param notes what the reader should know besides
 * @param rolls the number of rolls that were computed again
 * @param linked how many of them needed the link of a player
 * @param proof what the check proves, if nothing is wrong
 */
public record DiceReport(
        List<String> faults, List<String> notes, int rolls, int linked, Proof proof) {

    public DiceReport {
        faults = List.copyOf(faults);
        notes = List.copyOf(notes);
    }

    /** What a check without faults proves. */
    public enum Proof {
        /** The record agrees with what a client saw before the match. */
        PROVEN,
        /** The record agrees with itself, but its author could have made another. */
        CONSISTENT
    }

    /** The report about a record that cannot be of any match. */
    public static DiceReport impossible(String fault) {
        return new DiceReport(List.of(fault), List.of(), 0, 0, Proof.CONSISTENT);
    }

    public boolean isRefused() {
        return !faults.isEmpty();
    }
}
