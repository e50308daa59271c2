package strategos.bots;

import java.util.random.RandomGenerator;
import strategos.game.Bot;
import strategos.game.Budget;
import strategos.game.GameView;

/** A bot of any game that takes any legal move, all of them equally likely. */
public final class Uniform<M, V extends GameView<M>> implements Bot<M, V> {

    private final RandomGenerator random;

    public Uniform(RandomGenerator random) {
        this.random = random;
    }

    @Override
    public M decide(V view, Budget budget) {
        return view.option(random.nextInt(view.count()));
    }
}
