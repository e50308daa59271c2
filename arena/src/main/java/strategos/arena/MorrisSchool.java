package strategos.arena;

import java.util.ArrayList;
import java.util.List;
import strategos.bots.BotKind;
import strategos.bots.morris.Lesson;
import strategos.bots.morris.Memory;
import strategos.bots.morris.MorrisBots;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.morris.Morris;
import strategos.morris.Move;
import strategos.morris.View;

/** Trains a learning player of Morris, match after match. */
public final class MorrisSchool {

    /** Matches of presets end by themselves. */
    private static final int MOST_TURNS = 10_000;

    private MorrisSchool() {}

    /** The results of a block of matches. */
    public record Block(int wins, int draws, int losses) {

        /** The part of the matches that it won. */
        public double winShare() {
            return (double) wins / (wins + draws + losses);
        }
    }

    /**
     * Plays a number of blocks of matches, changing seats after each match, and learns from every
     * move.
     *
     * @param afterEach is told when another match has been learned from
     */
    public static List<Block> teach(
            Memory memory,
            BotKind<Morris, Move, View> opponent,
            int blocks,
            int matchesEach,
            Seed seed,
            Runnable afterEach) {
        var pupil = new MorrisBots((_, _) -> memory).named(memory.pupil().title()).orElseThrow();
        var contest =
                Contest.of(
                        new Morris(memory.rules()),
                        List.of(pupil, opponent),
                        blocks * matchesEach,
                        MOST_TURNS,
                        seed);
        List<Block> curve = new ArrayList<>();
        for (int block = 0; block < blocks; block++) {
            int wins = 0;
            int draws = 0;
            for (int i = 0; i < matchesEach; i++) {
                var pairing = contest.pairing(block * matchesEach + i);
                var lesson = new Lesson(memory, Seat.of(pairing.seated().indexOf(0)));
                Played played = new Referee<>(contest, pairing, lesson::learn).play();
                if (played.winners().contains(0)) wins++;
                if (played.winners().isEmpty()) draws++;
                afterEach.run();
            }
            curve.add(new Block(wins, draws, matchesEach - wins - draws));
        }
        return curve;
    }
}
