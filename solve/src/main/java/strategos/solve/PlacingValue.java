package strategos.solve;

/**
 * The value of a position for the player to move, as far as it is known: between a lower and an
 * upper bound, each -1 for a loss, 0 for a draw and 1 for a win.
 */
public record PlacingValue(int least, int most) {

    static final PlacingValue UNKNOWN = new PlacingValue(-1, 1);

    public PlacingValue {
        if (least < -1 || most > 1 || least > most)
            throw new IllegalArgumentException("a value between " + least + " and " + most);
    }

    static PlacingValue exactly(int value) {
        return new PlacingValue(value, value);
    }

    static PlacingValue of(int outcome) {
        return exactly(Outcome.isWin(outcome) ? 1 : Outcome.isLoss(outcome) ? -1 : 0);
    }

    public boolean isExact() {
        return least == most;
    }

    /** The same for the other player. */
    public PlacingValue turned() {
        return new PlacingValue(-most, -least);
    }

    PlacingValue within(PlacingValue known) {
        return new PlacingValue(Math.max(least, known.least), Math.min(most, known.most));
    }

    /** {@code win}, {@code draw or loss}, {@code unknown}. */
    public String text() {
        if (least == -1 && most == 1) return "unknown";
        return isExact() ? word(least) : word(most) + " or " + word(least);
    }

    private static String word(int value) {
        return value > 0 ? "win" : value < 0 ? "loss" : "draw";
    }
}
