package strategos.bots.conquest;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Queue;
import strategos.conquest.Conquest;
import strategos.conquest.board.Board;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Done;
import strategos.conquest.move.Move.Fortify;
import strategos.conquest.move.Move.Occupy;
import strategos.conquest.view.View;
import strategos.game.Bot;
import strategos.game.Budget;

/**
 * A bot that breaks continents like breaker, and keeps its armies at the front: after a conquest
 * they stay on the side where others are, and at the end of a turn those behind the lines go where
 * others are near.
 */
final class StackKeeper implements Bot<Move, View> {

    private static final int FAR = Integer.MAX_VALUE;

    private final Balanced breaker;
    private final Survey survey;
    private final Board board;
    private final int[] distance;

    StackKeeper(Conquest game) {
        breaker = new Balanced(game, CampaignWeights.BREAKING);
        survey = new Survey(game);
        board = game.board();
        distance = new int[board.size()];
    }

    @Override
    public Move decide(View view, Budget budget) {
        return switch (view.decision()) {
            case OCCUPY -> occupy(view, budget);
            case FORTIFY -> fortify(view);
            default -> breaker.decide(view, budget);
        };
    }

    private Move occupy(View view, Budget budget) {
        measure(view);
        int behind = distance[view.from()];
        int ahead = distance[view.to()];
        if (behind == 0 && ahead == 0) return breaker.decide(view, budget);
        return new Occupy(ahead <= behind ? view.occupyAtMost() : view.occupyAtLeast());
    }

    /** The largest army behind the lines goes as near to others as it can. */
    private Move fortify(View view) {
        measure(view);
        int from = Survey.NONE;
        for (int t = 0; t < distance.length; t++) {
            if (distance[t] == 0 || distance[t] == FAR || view.canLeave(t) == 0) continue;
            if (from == Survey.NONE || survey.armies(t) > survey.armies(from)) from = t;
        }
        int to = from == Survey.NONE ? Survey.NONE : nearest(view.destinations(from));
        boolean isNearer = to != Survey.NONE && distance[to] < distance[from];
        return isNearer ? new Fortify(from, to, view.canLeave(from)) : new Done();
    }

    private int nearest(BitSet destinations) {
        int nearest = Survey.NONE;
        for (int t = destinations.nextSetBit(0); t >= 0; t = destinations.nextSetBit(t + 1))
            if (nearest == Survey.NONE || isBetter(t, nearest)) nearest = t;
        return nearest;
    }

    private boolean isBetter(int territory, int other) {
        return distance[territory] != distance[other]
                ? distance[territory] < distance[other]
                : survey.need(territory) > survey.need(other);
    }

    /** Counts the steps over own land to a territory that has foreign neighbours. */
    private void measure(View view) {
        survey.look(view);
        Arrays.fill(distance, FAR);
        Queue<Integer> ahead = new ArrayDeque<>();
        for (int t = 0; t < distance.length; t++) {
            if (!survey.isOwnBorder(t)) continue;
            distance[t] = 0;
            ahead.add(t);
        }
        while (!ahead.isEmpty()) {
            int near = ahead.remove();
            for (int border : board.into(near)) {
                int from = board.from(border);
                if (!survey.isMine(from) || distance[from] != FAR) continue;
                distance[from] = distance[near] + 1;
                ahead.add(from);
            }
        }
    }
}
