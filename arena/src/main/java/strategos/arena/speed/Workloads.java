package strategos.arena.speed;

import strategos.bots.Bots;
import strategos.conquest.Conquest;
import strategos.conquest.board.Boards;
import strategos.conquest.move.StandingDefence;
import strategos.conquest.rules.Presets;
import strategos.conquest.rules.Ruleset.Combat;
import strategos.conquest.rules.Ruleset.Combat.DiceChoice;
import strategos.morris.Morris;

/** The workloads that speed is measured by, by name. */
public final class Workloads {

    private static final int SEATS = 3;
    private static final int MAX_TURNS = 1_000;
    private static final int MAX_MORRIS_TURNS = 200;
    private static final int PERFT_DEPTH = 6;

    private Workloads() {}

    /** A workload, made anew. */
    public static Workload named(String name) {
        return switch (name) {
            case "random" -> new RandomPlayouts(mostDice(), StandingDefence.ALWAYS_TWO, MAX_TURNS);
            case "rush" -> new BotMatches(mostDice(), Bots.RUSH, MAX_TURNS);
            case "classic" -> new RandomPlayouts(classic(), StandingDefence.ASK, MAX_TURNS);
            case "morris" -> new MorrisPlayouts(morris(), MAX_MORRIS_TURNS);
            case "morris-perft" -> new MorrisPerft(morris(), PERFT_DEPTH);
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

    /** The standard rules, but nothing is drawn before the most turns. */
    private static Morris morris() {
        return new Morris(strategos.morris.Presets.MORRIS.withoutDraws());
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
