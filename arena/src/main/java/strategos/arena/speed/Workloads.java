package strategos.arena.speed;

import strategos.bots.Bots;
import strategos.conquest.Conquest;
import strategos.conquest.board.Boards;
import strategos.conquest.move.StandingDefence;
import strategos.conquest.rules.Presets;
import strategos.conquest.rules.Ruleset.Combat;
import strategos.conquest.rules.Ruleset.Combat.DiceChoice;

/** The workloads that speed is measured by, by name. */
public final class Workloads {

    private static final int SEATS = 3;
    private static final int MAX_TURNS = 1_000;

    private Workloads() {}

    /** A workload, made anew. */
    public static Workload named(String name) {
        return switch (name) {
            case "random" -> new RandomPlayouts(mostDice(), StandingDefence.ALWAYS_TWO, MAX_TURNS);
            case "rush" -> new BotMatches(mostDice(), Bots.RUSH, MAX_TURNS);
            case "classic" -> new RandomPlayouts(classic(), StandingDefence.ASK, MAX_TURNS);
            default -> throw new IllegalArgumentException("there is no workload " + name);
        };
    }

    /** The modern rules, with the most dice on both sides. */
    public static Conquest mostDice() {
        var occupation = Presets.MODERN.combat().occupation();
        var combat = new Combat(DiceChoice.MOST, DiceChoice.MOST, occupation);
        return new Conquest(Presets.MODERN.withCombat(combat), Boards.world(), SEATS);
    }

    private static Conquest classic() {
        return new Conquest(Presets.CLASSIC, Boards.world(), SEATS);
    }

    /** Runs trials of a workload in a process of their own: {@code NAME MATCHES REPEATS}. */
    public static void main(String[] args) {
        var workload = named(args[0]);
        int matches = Integer.parseInt(args[1]);
        int repeats = Integer.parseInt(args[2]);
        for (int repeat = 0; repeat < repeats; repeat++)
            System.out.println(args[0] + " " + Trial.run(workload, matches, repeat).line());
    }
}
