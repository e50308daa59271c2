package strategos.conquest.rules;

/**
 * How territories get their owners and first armies, and whether there is a neutral army.
 *
 * @param each the number of armies on each territory, if it is fixed
 * @param allotment the armies after the first on each territory, if it is not
 * @param share how much of the board the seats start with
 */
public record Setup(
        Territories territories,
        Armies armies,
        Neutral neutral,
        int each,
        Allotment allotment,
        Share share) {

    /** The most armies that a seat or a territory can begin with. */
    public static final int MOST_ARMIES = 10_000;

    private static final int USUAL_EACH = 2;

    public enum Territories {
        /** One by one in turn, each seat where it likes. */
        CLAIMED,
        /** At random, counts differing by at most one. */
        DEALT,
        /** As the starting positions of the board say, which say how many armies too. */
        POSITIONS
    }

    public enum Armies {
        /** One at a time in turn, each seat where it likes. */
        IN_TURN,
        /** All that a seat has at once, split as it likes. */
        AT_ONCE,
        /** At random over the territories of each seat. */
        DEALT,
        /** The same number on every territory. */
        FIXED
    }

    public enum Neutral {
        /** In a match of two seats a third army holds a share of the board and never attacks. */
        WITH_TWO_SEATS,
        /** What a blockade turns away from its owner is held by an army that never attacks. */
        AFTER_BLOCKADES,
        /** Nobody but the seats holds anything. */
        NONE
    }

    public Setup(Territories territories, Armies armies, Neutral neutral) {
        this(territories, armies, neutral, USUAL_EACH);
    }

    public Setup(Territories territories, Armies armies, Neutral neutral, int each) {
        this(territories, armies, neutral, each, Allotment.TABLE, Share.ALL);
    }

    public Setup {
        if (each < 1 || each > MOST_ARMIES)
            throw new IllegalArgumentException(
                    "every territory starts with 1 to %,d armies, not %,d"
                            .formatted(MOST_ARMIES, each));
        boolean allots = armies != Armies.FIXED && territories != Territories.POSITIONS;
        if (!allots && !allotment.equals(Allotment.TABLE)) {
            throw new IllegalArgumentException(
                    "the opening places all armies, so none are left; use 'armies-to-place ="
                            + " table'");
        }
        if (share.isLimited() && territories == Territories.POSITIONS) {
            throw new IllegalArgumentException(
                    "the board decides who starts where; use 'starting-territories = all'");
        }
    }

    /** The same with another way to fill the board. */
    Setup with(Territories territories, Armies armies) {
        return new Setup(territories, armies, neutral, each, allotment, share);
    }

    public Setup withShare(Share share) {
        return new Setup(territories, armies, neutral, each, allotment, share);
    }

    public Setup withAllotment(Allotment allotment) {
        return new Setup(territories, armies, neutral, each, allotment, share);
    }

    /** How many take territories in the opening: the seats, and with two of them a neutral army. */
    public int settlers(int seats) {
        return neutral == Neutral.WITH_TWO_SEATS && seats == 2 ? seats + 1 : seats;
    }

    /** How many can hold territories: the seats, and the neutral army where there is one. */
    public int owners(int seats) {
        boolean isNeutralLater = share.isLimited() || neutral == Neutral.AFTER_BLOCKADES;
        return isNeutralLater ? seats + 1 : settlers(seats);
    }
}
