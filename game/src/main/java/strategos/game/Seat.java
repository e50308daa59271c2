package strategos.game;

/** A place at the table, numbered from 0 in seating order; shown to people from 1. */
public record Seat(int index) {

    /** More seats than any game here has. */
    public static final int LIMIT = 64;

    private static final Seat[] SEATS = new Seat[LIMIT];

    static {
        for (int i = 0; i < LIMIT; i++) SEATS[i] = new Seat(i);
    }

    public Seat {
        if (index < 0 || index >= LIMIT) {
            throw new IllegalArgumentException("there is no seat with index " + index);
        }
    }

    /** The shared instance, so that asking whose turn it is allocates nothing. */
    public static Seat of(int index) {
        return SEATS[index];
    }

    /** The seat as people count it, from 1. */
    public int number() {
        return index + 1;
    }

    @Override
    public String toString() {
        return "seat " + number();
    }
}
