package strategos.conquest.rules;

/**
 * The rules of winning.
 *
 * @param goal the goal of a seat or a team
 * @param share the percentage of the territories that wins
 * @param roundLimit the number of rounds after which the seats are ranked; 0 for never
 * @param vote whether the seats can agree to end the match
 * @param missionsDrawn when missions are drawn, if there are any
 */
public record Winning(
        Goal goal, int share, int roundLimit, Vote vote, MissionsDrawn missionsDrawn) {

    /** All territories, however long it takes. */
    public static final Winning ALL_TERRITORIES = new Winning(Goal.TERRITORIES, 100, 0, Vote.NONE);

    public enum Goal {
        /** Hold the share of the territories. */
        TERRITORIES,
        /** Hold every capital; each seat names one of its own after the opening. */
        CAPITALS,
        /** Fulfil the mission that one has drawn in secret. */
        MISSIONS
    }

    /** Whether the seats can agree to end the match, and what it is then. */
    public enum Vote {
        /** The seats are ranked as they stand, and the first has won. */
        ALLOWED,
        /** A draw of all who are still in the match. */
        DRAW,
        NONE
    }

    public enum MissionsDrawn {
        /** So that seats know what they claim territories for. */
        BEFORE_OPENING,
        AFTER_OPENING
    }

    public Winning(Goal goal, int share, int roundLimit, Vote vote) {
        this(goal, share, roundLimit, vote, MissionsDrawn.BEFORE_OPENING);
    }

    public Winning {
        if (share <= 50 || share > 100) {
            throw new IllegalArgumentException(
                    "a match is won with 51 to 100 percent of the territories, not with " + share);
        }
        if (roundLimit < 0)
            throw new IllegalArgumentException("a limit of " + roundLimit + " rounds");
    }
}
