package strategos.arena.value;

/**
 * The chances of the living seats of a position, in their order, after a turn that a planner has
 * played on a copy; without any if no planner has.
 */
public final class ForecastChances {

    public static final ForecastChances NONE = new ForecastChances(new float[0]);

    private final float[] chances;

    public ForecastChances(float[] chances) {
        this.chances = chances.clone();
    }

    public boolean isKnown() {
        return chances.length > 0;
    }

    /** The number of chances: that of the living seats, or 0. */
    public int size() {
        return chances.length;
    }

    /** The chance of the living seat with this index among them. */
    public float chance(int living) {
        return chances[living];
    }
}
