package strategos.conquest.rules;

/** The fewest and the most seats. */
public record Seats(int fewest, int most) {

    /** The most seats that any ruleset can have; a state keeps an owner in four bits. */
    public static final int LIMIT = 14;

    public Seats {
        if (fewest < 2)
            throw new IllegalArgumentException("a match needs at least 2 seats, not " + fewest);
        if (most < fewest)
            throw new IllegalArgumentException("at most " + most + " seats is less than " + fewest);
        if (most > LIMIT)
            throw new IllegalArgumentException("at most " + LIMIT + " seats can play, not " + most);
    }

    /** How many, in words: {@code 3}, or {@code 2 to 6}. */
    String text() {
        return fewest == most ? Integer.toString(most) : fewest + " to " + most;
    }
}
