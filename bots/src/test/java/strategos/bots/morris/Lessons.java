package strategos.bots.morris;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.game.Step.Moved;
import strategos.morris.Morris;
import strategos.morris.MorrisPresets;
import strategos.morris.Move;

/** A program that lets a player learn for ever, until it is killed. */
final class Lessons {

    static final Pupil PUPIL = Pupil.MEMORY_POSITION;

    private Lessons() {}

    /** Says after each lesson how many matches are safe: {@code FOLDER}. */
    public static void main(String[] args) {
        var folder = new MemoryFolder(Path.of(args[0]));
        for (long lesson = 0; ; lesson++) {
            var steps = match(new Seed(lesson));
            Memory memory =
                    folder.update(PUPIL, MorrisPresets.MORRIS, own -> own.learn(steps, Seat.of(0)));
            System.out.println(memory.matches());
        }
    }

    /** A match of random moves. */
    static List<Step<Move>> match(Seed seed) {
        var game = new Morris(MorrisPresets.MORRIS);
        var random = seed.random();
        var state = game.start();
        List<Step<Move>> steps = new ArrayList<>();
        while (game.simulation().actor(state) >= 0) {
            int option = random.nextInt(game.simulation().count(state));
            int code = game.simulation().code(state, option);
            var seat = Seat.of(state.mover());
            steps.add(new Moved<>(seat, game.simulation().decode(state, code)));
            game.simulation().playCode(state, code);
        }
        return steps;
    }
}
