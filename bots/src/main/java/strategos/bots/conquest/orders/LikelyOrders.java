package strategos.bots.conquest.orders;

import java.util.random.RandomGenerator;
import strategos.conquest.Conquest;

/** Guesses by which strategy another seat gives its orders. */
final class LikelyOrders {

    private LikelyOrders() {}

    /** One that weighs conquests more often than not; sometimes one that charges or holds. */
    static Strategy of(Conquest game, RandomGenerator random) {
        return switch (random.nextInt(8)) {
            case 0 -> new Charge(game);
            case 1 -> new Hold(game);
            default -> new Weigh(game, WeighWeights.FIRST);
        };
    }
}
