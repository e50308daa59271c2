package strategos.conquest.battle;

/** What one round costs: the armies that each side takes off the board. */
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
