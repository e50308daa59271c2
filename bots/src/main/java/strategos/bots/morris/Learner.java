package strategos.bots.morris;

import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import strategos.game.Bot;
import strategos.game.Budget;
import strategos.morris.Morris;
import strategos.morris.MorrisPlayout;
import strategos.morris.Move;
import strategos.morris.State;
import strategos.morris.View;

/**
 * A bot that plays the best move of its memory, or a random move if it knows none. It fetches its
 * memory at every move, so it uses what this match and others have taught in the meantime.
 */
final class Learner implements Bot<Move, View> {

    private final Supplier<Memory> memories;
    private final MorrisPlayout playout;
    private final RandomGenerator random;
    private final State after;

    Learner(Morris game, Supplier<Memory> memories, RandomGenerator random) {
        this.memories = memories;
        this.playout = game.simulation();
        this.random = random;
        this.after = game.start();
    }

    @Override
    public Move decide(View view, Budget budget) {
        Memory memory = memories.get();
        State before = view.copy();
        int chosen = random.nextInt(view.count());
        double most = 0;
        int equals = 0;
        for (int option = 0; option < view.count(); option++) {
            after.copyFrom(before);
            int code = playout.code(before, option);
            playout.playCode(after, code);
            double merit = memory.merit(before, code, after);
            if (merit > most) {
                most = merit;
                equals = 0;
            }
            if (merit == most && most > 0 && random.nextInt(++equals) == 0) chosen = option;
        }
        return view.option(chosen);
    }
}
