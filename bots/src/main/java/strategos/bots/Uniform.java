package strategos.bots;

import java.util.random.RandomGenerator;
import strategos.conquest.view.View;
import strategos.conquest.move.Move;
import strategos.game.Bot;
import strategos.game.Budget;

/** A bot that takes any legal move, all of them equally likely. */
final class Uniform implements Bot<Move, View> {

    private final RandomGenerator random;

    Uniform(RandomGenerator random) {
        this.random = random;
    }

    @Override
    public Move decide(View view, Budget budget) {
        return view.option(random.nextInt(view.count()));
    }
}
