package strategos.conquest.orders;

/** The reason why an order was skipped. */
public enum Skip {
    NOT_SKIPPED("it was carried out"),
    NOT_YOURS("the territory was no longer yours"),
    NO_ARMIES("no army there could leave"),
    PEACE("there was peace between you"),
    TARGET_IS_YOURS("the territory had become yours"),
    TARGET_IS_TEAM_MATES("the territory had become a team-mate's"),
    TARGET_IS_NEUTRAL("the territory had become neutral"),
    OUT_OF_REACH("none of your territories was next to it any more"),
    SEAT_IS_OUT("that player had been eliminated");

    private static final Skip[] ALL = values();

    private final String reason;

    Skip(String reason) {
        this.reason = reason;
    }

    public static Skip of(int number) {
        return ALL[number];
    }

    /** In words for the player who gave the order. */
    public String reason() {
        return reason;
    }
}
