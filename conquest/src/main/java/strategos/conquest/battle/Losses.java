package strategos.conquest.battle;

/** The losses of one round: the armies that each side removes from the board. */
public record Losses(int attacker, int defender) {
    public Losses {
        if (attacker < 0 || defender < 0) {
            throw new IllegalArgumentException(
                    "losses of "
                            + attacker
                            + " and "
                            + defender
                            + ": nobody gains armies in a battle");
        }
    }
}
