package strategos.bots.conquest.planner;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import strategos.conquest.board.Board;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Claim;
import strategos.conquest.move.Move.Place;
import strategos.conquest.view.View;
import strategos.game.Bot;
import strategos.game.Budget;

/**
 * Lists what a planner can do before the first turn: claims, and first armies. The rest of the
 * opening is left to the policies.
 */
final class OpeningMoves {

    /** On larger boards an opening takes too many decisions to be played out. */
    private static final int MOST_TERRITORIES = 100;

    private final Board board;
    private final Policies policies;

    OpeningMoves(Board board, Policies policies) {
        this.board = board;
        this.policies = policies;
    }

    private boolean isPlanned() {
        return board.size() <= MOST_TERRITORIES;
    }

    /** What the script claims, and from each continent the free territory nearest to own ones. */
    List<Candidate> claiming(View view) {
        if (!isPlanned()) return List.of();
        int[] nearest = new int[board.continents().size()];
        int[] neighbours = new int[nearest.length];
        Arrays.fill(nearest, View.NONE);
        for (int t = 0; t < board.size(); t++) {
            if (view.owner(t) != View.NONE) continue;
            int continent = board.territories().get(t).continent();
            int own = ownNeighbours(view, t);
            if (nearest[continent] != View.NONE && own <= neighbours[continent]) continue;
            nearest[continent] = t;
            neighbours[continent] = own;
        }
        Move scripted = policies.script().decide(view, Budget.UNLIMITED);
        List<Candidate> found = new ArrayList<>();
        found.add(new Candidate(scripted, policies.usual()));
        for (int t : nearest)
            if (t != View.NONE && !scripted.equals(new Claim(t)))
                found.add(new Candidate(new Claim(t), policies.usual()));
        return found;
    }

    private int ownNeighbours(View view, int territory) {
        int own = 0;
        for (int b = board.firstBorder(territory); b < board.endBorder(territory); b++)
            if (view.owner(board.to(b)) == view.seat()) own++;
        return own;
    }

    /** What the script places, and all armies on one of the borders. */
    List<Candidate> settling(View view, int[] borders) {
        if (!isPlanned() || !Spearhead.isPlacing(view)) return List.of();
        int together = Spearhead.together(view);
        // Armies that are placed one by one are planned again after each of them.
        var own = together > 1 ? policies.warlike() : List.of(policies.usual());
        Move scripted = policies.script().decide(view, Budget.UNLIMITED);
        List<Candidate> found = new ArrayList<>();
        for (Bot<Move, View> policy : own) found.add(new Candidate(scripted, policy));
        for (int t : borders)
            for (Bot<Move, View> policy : own)
                found.add(new Candidate(new Place(t, together), new Spearhead(t, policy)));
        return found;
    }
}
