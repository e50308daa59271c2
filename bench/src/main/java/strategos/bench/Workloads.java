package strategos.bench;

import java.util.List;
import strategos.bots.conquest.ConquestBots;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.StandingDefence;
import strategos.conquest.rules.Combat;
import strategos.conquest.rules.Combat.DiceChoice;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.OpeningKind;
import strategos.morris.Morris;
import strategos.morris.MorrisPresets;

/** The workloads of the speed measurements, by name. */
public final class Workloads {

    /** Random playouts of the modern rules with the most dice on both sides. */
    public static final String RANDOM = "random";

    /** The same game between bots. */
    public static final String RUSH = "rush";

    /** Random playouts of the classic rules in which every defender is asked. */
    public static final String CLASSIC = "classic";

    /** Random playouts of Nine Men's Morris. */
    public static final String MORRIS = "morris";

    /** All ways that Morris can begin, counted. */
    public static final String MORRIS_PERFT = "morris-perft";

    /** The searcher of Morris. */
    public static final String MORRIS_SEARCH = "morris-search";

    /** The first turns of matches between experts, by the number of seats. */
    public static final List<String> EXPERTS = List.of("expert-2", "expert-6");

    /** States copied, by the number of seats and whether into new ones. */
    public static final List<String> COPIES =
            List.of("copy-3", "copy-6", "copy-from-3", "copy-from-6");

    /** The arena on one thread, and on two. */
    public static final List<String> ARENA = List.of("arena-1", "arena-2");

    /** Pairs of requests to the engine in wall time: of Risk, of Morris, and the pipes alone. */
    public static final List<String> ENGINE_PAIRS =
            List.of("engine-risk", "engine-morris", "engine-echo");

    /** Steps of many matches at once through the engine, in wall time, by threads. */
    public static final List<String> ENGINE_STEPS =
            List.of("steps-risk-1", "steps-risk-2", "steps-morris-1");

    /** How many moves deep beginnings are counted. */
    public static final int PERFT_DEPTH = 6;

    /** How many moves ahead the searcher looks. */
    private static final int SEARCH_DEPTH = 11;

    private static final int MAX_TURNS = 1_000;

    /** The number of turns that experts play: six rounds of two, two of six. */
    private static final int EXPERT_TURNS = 12;

    private static final int MAX_MORRIS_TURNS = 200;

    private Workloads() {}

    /** A workload, made anew. */
    public static Workload named(String name) {
        return switch (name) {
            case RANDOM -> new RandomPlayouts(modern(3), StandingDefence.ALWAYS_TWO, MAX_TURNS);
            case RUSH -> new BotMatches(modern(3), ConquestBots.RUSH, MAX_TURNS);
            case CLASSIC -> new RandomPlayouts(classic(), StandingDefence.ASK, MAX_TURNS);
            case MORRIS -> new MorrisPlayouts(morris(), MAX_MORRIS_TURNS);
            case MORRIS_PERFT -> new MorrisPerft(morris(), PERFT_DEPTH);
            case MORRIS_SEARCH -> new MorrisSearch(new Morris(MorrisPresets.MORRIS), SEARCH_DEPTH);
            case "expert-2" -> experts(2);
            case "expert-6" -> experts(6);
            case "copy-3" -> new Copies(modern(3), Copies.Way.NEW);
            case "copy-6" -> new Copies(modern(6), Copies.Way.NEW);
            case "copy-from-3" -> new Copies(modern(3), Copies.Way.REUSED);
            case "copy-from-6" -> new Copies(modern(6), Copies.Way.REUSED);
            case "arena-1" -> new ArenaMatches(modern(3), ConquestBots.RUSH, MAX_TURNS, 1);
            case "arena-2" -> new ArenaMatches(modern(3), ConquestBots.RUSH, MAX_TURNS, 2);
            case "engine-risk" -> new EnginePairs("modern", 3, EnginePairs.Other.ENGINE);
            case "engine-morris" -> new EnginePairs("morris", 2, EnginePairs.Other.ENGINE);
            case "engine-echo" -> new EnginePairs("modern", 3, EnginePairs.Other.ECHO);
            case "steps-risk-1" -> new EngineSteps("modern", 3, 1);
            case "steps-risk-2" -> new EngineSteps("modern", 3, 2);
            case "steps-morris-1" -> new EngineSteps("morris", 2, 1);
            default -> throw new IllegalArgumentException("there is no workload " + name);
        };
    }

    /** The modern rules with claimed territories, and with the most dice on both sides. */
    private static Conquest modern(int seats) {
        var occupation = ConquestPresets.MODERN.combat().occupation();
        var combat = new Combat(DiceChoice.MOST, DiceChoice.MOST, occupation);
        var rules = ConquestPresets.MODERN.opened(OpeningKind.CLAIMED).withCombat(combat);
        return new Conquest(rules, ConquestBoards.world(), seats);
    }

    private static Workload experts(int seats) {
        var game = new Conquest(ConquestPresets.MODERN, ConquestBoards.world(), seats);
        return new PlannedMatches(game, EXPERT_TURNS);
    }

    private static Conquest classic() {
        return new Conquest(ConquestPresets.CLASSIC, ConquestBoards.world(), 3);
    }

    /** The standard rules, but nothing is drawn before the most turns. */
    private static Morris morris() {
        return new Morris(MorrisPresets.MORRIS.withoutDraws());
    }

    /** Runs trials of a workload in a process of their own: {@code NAME MATCHES REPEATS}. */
    public static void main(String[] args) {
        var workload = named(args[0]);
        int matches = Integer.parseInt(args[1]);
        int repeats = Integer.parseInt(args[2]);
        for (int repeat = 0; repeat < repeats; repeat++)
            System.out.println(args[0] + " " + TimedRun.run(workload, matches, repeat).line());
    }
}
