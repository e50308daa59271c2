package strategos.bots.conquest.planner;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import strategos.conquest.board.Board;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Done;
import strategos.conquest.move.Move.Fortify;
import strategos.conquest.move.Move.Occupy;
import strategos.conquest.move.Move.Place;
import strategos.conquest.state.Decision;
import strategos.conquest.view.View;
import strategos.game.Bot;
import strategos.game.Budget;

/** Lists what a planner can do: every first move with every policy for the rest of the turn. */
final class Candidates {

    /** Battles with worse odds are not considered. */
    private static final double LEAST_CHANCE = 0.3;

    /** The most armies that are left behind beside the least number. */
    private static final int MOST_LEFT_BEHIND = 3;

    /** The fewest armies that are divided between two borders. */
    private static final int DIVISIBLE = 4;

    private final Board board;
    private final Policies policies;
    private final OpeningMoves opening;
    private final int places;

    Candidates(Board board, Policies policies, int places) {
        this.board = board;
        this.policies = policies;
        this.opening = new OpeningMoves(board, policies);
        this.places = places;
    }

    /** All that are worth a look; empty for decisions that are not planned. */
    List<Candidate> of(View view) {
        return switch (view.decision()) {
            case REINFORCE -> reinforcing(view);
            case ATTACK -> attacking(view);
            case OCCUPY -> occupying(view);
            case FORTIFY -> fortifying(view);
            case CLAIM -> opening.claiming(view);
            case SETTLE -> opening.settling(view, busiest(view, false));
            case NAME_CAPITAL, TRADE, DEFEND, ORDERS, NONE -> List.of();
        };
    }

    /** The same with a move that may not be among them. */
    List<Candidate> with(View view, Move move) {
        var found = of(view);
        if (found.isEmpty() || found.stream().anyMatch(each -> each.move().equals(move)))
            return found;
        List<Candidate> all = new ArrayList<>(found);
        addAll(all, move);
        return all;
    }

    private List<Candidate> reinforcing(View view) {
        if (view.cards().mustTrade()) return List.of();
        List<Candidate> found = new ArrayList<>();
        if (view.cards().canTrade()) addAll(found, scripted(view));
        for (int t : busiest(view, false)) addAll(found, new Place(t, view.left()));
        return found;
    }

    /**
     * Half of the new armies on each of the best territories; the policy places the others.
     *
     * @param sorted candidates, the best first
     * @param places the number of territories
     */
    List<Candidate> halves(View view, List<Candidate> sorted, int places) {
        List<Candidate> found = new ArrayList<>();
        if (view.decision() != Decision.REINFORCE || view.left() < DIVISIBLE) return found;
        sorted.stream()
                .map(Candidate::move)
                .filter(Place.class::isInstance)
                .map(Place.class::cast)
                .distinct()
                .limit(places)
                .forEach(place -> addAll(found, new Place(place.territory(), place.armies() / 2)));
        return found;
    }

    private Move scripted(View view) {
        return policies.script().decide(view, Budget.UNLIMITED);
    }

    private List<Candidate> attacking(View view) {
        List<Candidate> found = new ArrayList<>();
        found.add(new Candidate(new Done(), policies.peaceful()));
        for (int t : busiest(view, true))
            for (int b = board.firstBorder(t); b < board.endBorder(t); b++) {
                int to = board.to(b);
                if (!isPromising(view, t, to)) continue;
                var blitz = Interruption.attack(view, t, to);
                if (view.isLegal(blitz)) addAll(found, blitz);
            }
        return found;
    }

    private static boolean isPromising(View view, int from, int to) {
        if (isFriendly(view, to)) return false;
        return Interruption.chance(view, from, to) >= LEAST_CHANCE;
    }

    /** All, half, the least, and those that leave a small garrison. */
    private List<Candidate> occupying(View view) {
        int least = view.occupyAtLeast();
        int most = view.occupyAtMost();
        var numbers =
                IntStream.concat(
                        IntStream.of(most, least, (least + most) / 2),
                        IntStream.rangeClosed(1, MOST_LEFT_BEHIND).map(left -> most - left));
        List<Candidate> found = new ArrayList<>();
        numbers.filter(number -> number >= least)
                .distinct()
                .forEach(number -> addAll(found, new Occupy(number)));
        return found;
    }

    private List<Candidate> fortifying(View view) {
        List<Candidate> found = new ArrayList<>();
        found.add(new Candidate(new Done(), policies.peaceful()));
        int[] sources =
                IntStream.range(0, board.size())
                        .filter(t -> view.owner(t) == view.seat() && view.canLeave(t) > 0)
                        .toArray();
        int[] borders = busiest(view, false);
        for (int from : most(sources, view::canLeave)) addFortifying(found, view, from, borders);
        return found;
    }

    private void addFortifying(List<Candidate> found, View view, int from, int[] borders) {
        int most = view.canLeave(from);
        boolean divided = isBorder(view, from) && most >= DIVISIBLE;
        var targets = view.destinations(from);
        for (int to : borders) {
            if (to == from || !targets.get(to)) continue;
            found.add(new Candidate(new Fortify(from, to, most), policies.peaceful()));
            if (divided)
                found.add(new Candidate(new Fortify(from, to, most / 2), policies.peaceful()));
        }
    }

    private void addAll(List<Candidate> found, Move move) {
        for (Bot<Move, View> policy : policies.warlike()) found.add(new Candidate(move, policy));
        found.add(new Candidate(move, policies.peaceful()));
    }

    /** The own borders with the most armies around them, in the order of the board. */
    private int[] busiest(View view, boolean armed) {
        int[] borders =
                IntStream.range(0, board.size())
                        .filter(t -> isBorder(view, t) && (!armed || view.armies(t) > 1))
                        .toArray();
        return most(borders, t -> armiesAround(view, t));
    }

    /** As many territories as are looked at, those with the most armies, in their order. */
    private int[] most(int[] territories, IntUnaryOperator armies) {
        if (territories.length <= places) return territories;
        return IntStream.of(territories)
                .boxed()
                .sorted(Comparator.comparingInt(t -> -armies.applyAsInt(t)))
                .limit(places)
                .mapToInt(t -> t)
                .sorted()
                .toArray();
    }

    private int armiesAround(View view, int territory) {
        int armies = view.armies(territory);
        for (int b = board.firstBorder(territory); b < board.endBorder(territory); b++)
            if (!isFriendly(view, board.to(b))) armies += Math.max(0, view.armies(board.to(b)));
        return armies;
    }

    private boolean isBorder(View view, int territory) {
        if (view.owner(territory) != view.seat()) return false;
        for (int b = board.firstBorder(territory); b < board.endBorder(territory); b++)
            if (!isFriendly(view, board.to(b))) return true;
        return false;
    }

    private static boolean isFriendly(View view, int territory) {
        int owner = view.owner(territory);
        return owner >= 0 && view.isFriend(owner);
    }
}
