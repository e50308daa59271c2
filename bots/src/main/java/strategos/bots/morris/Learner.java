package strategos.bots.morris;

import java.util.random.RandomGenerator;
import strategos.game.Bot;
import strategos.game.Budget;
import strategos.morris.Morris;
import strategos.morris.Move;
import strategos.morris.Playout;
import strategos.morris.State;
import strategos.morris.View;

/**
 * A bot that plays what its memory speaks for, and anything at all where its memory is silent. It
 * changes no memory: what it learns, it learns when the match is over.
 */
final class Learner implements Bot<Move, View> {

    private final Memory memory;
    private final Playout playout;
    private final RandomGenerator random;
    private final State after;

    Learner(Morris game, Memory memory, RandomGenerator random) {
        this.memory = memory;
        this.playout = game.simulation();
        this.random = random;
        this.after = game.start();
    }

    @Override
    public Move decide(View view, Budget budget) {
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
