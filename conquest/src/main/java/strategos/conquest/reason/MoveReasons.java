package strategos.conquest.reason;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import strategos.conquest.board.Territory;
import strategos.conquest.move.Move;
import strategos.conquest.move.Order;
import strategos.conquest.rules.CardRules.Drawn;
import strategos.conquest.state.Decision;
import strategos.conquest.view.View;

/** Finds the facts that speak for a move of the viewer. It knows nothing but the view. */
public final class MoveReasons {

    /** Changes of odds below this are not worth a word. */
    private static final double NOTABLE = 0.02;

    private final View view;

    private MoveReasons(View view) {
        this.view = view;
    }

    /** What speaks for a move, the weightiest first. */
    public static List<Reason> of(View view, Move move) {
        return new MoveReasons(view).of(move);
    }

    private List<Reason> of(Move move) {
        return switch (move) {
            case Move.Claim(int territory) -> continent(territory).toList();
            case Move.Place(int territory, int armies) -> strengthening(territory, armies);
            case Order.Deploy(int territory, int armies) -> strengthening(territory, armies);
            case Move.Fortify(_, int to, int armies) -> strengthening(to, armies);
            case Move.Occupy(int armies) -> occupying(armies);
            case Move.Trade trade -> List.of(new Reason.BringsArmies(view.cards().setValue(trade)));
            case Move.Done _ when view.decision() == Decision.ATTACK -> stopping();
            default ->
                    BattleForecast.of(view, move)
                            .map(battle -> conquest(battle.to()))
                            .orElse(List.of());
        };
    }

    // Conquests.

    private List<Reason> conquest(int to) {
        List<Reason> reasons = new ArrayList<>();
        int loser = view.owner(to);
        int continent = continentOf(to);
        if (loser >= 0 && loser < view.seats()) {
            if (view.holdings(loser) == 1)
                reasons.add(new Reason.Eliminates(loser, view.cards().held(loser)));
            if (view.holdsAll(loser, continent) && bonus(continent) > 0)
                reasons.add(new Reason.BreaksContinent(continent, loser, bonus(continent)));
        }
        continent(to).forEach(reasons::add);
        if (!view.hasConquered() && view.rules().cards().drawn() != Drawn.NEVER)
            reasons.add(new Reason.EarnsCard());
        return reasons;
    }

    /** What a further territory means for its continent. */
    private Stream<Reason> continent(int territory) {
        int continent = continentOf(territory);
        int[] members =
                IntStream.range(0, view.board().size())
                        .filter(t -> continentOf(t) == continent)
                        .toArray();
        int held =
                (int)
                        IntStream.of(members)
                                .filter(t -> t == territory || view.owner(t) == view.seat())
                                .count();
        if (bonus(continent) <= 0) return Stream.empty();
        if (held == members.length)
            return Stream.of(new Reason.CompletesContinent(continent, bonus(continent)));
        return held > 1
                ? Stream.of(new Reason.GainsGround(continent, held, members.length))
                : Stream.empty();
    }

    private int continentOf(int territory) {
        return territory(territory).continent();
    }

    private int bonus(int continent) {
        return view.board().bonus(continent);
    }

    private Territory territory(int territory) {
        return view.board().territories().get(territory);
    }

    // Armies.

    private List<Reason> strengthening(int territory, int armies) {
        int there = view.armies(territory);
        return strengthened(territory, there, there + armies);
    }

    private List<Reason> occupying(int armies) {
        int least = view.occupyAtLeast();
        return view.to() < 0 || least < 0 ? List.of() : strengthened(view.to(), least, armies);
    }

    /** What it changes that a territory has more armies. */
    private List<Reason> strengthened(int territory, int before, int after) {
        return Stream.of(prepared(territory, before, after), shielded(territory, before, after))
                .flatMap(Optional::stream)
                .toList();
    }

    /** The attack from a territory that gains most. */
    private Optional<Reason> prepared(int from, int before, int after) {
        return hostile(from)
                .mapToObj(
                        to ->
                                new Reason.Prepares(
                                        from,
                                        to,
                                        odds(from, to, before, view.armies(to)),
                                        odds(from, to, after, view.armies(to))))
                .filter(attack -> attack.after() > attack.before() + NOTABLE)
                .max(Comparator.comparingDouble(attack -> attack.after() - attack.before()))
                .map(Reason.class::cast);
    }

    /** The attack on a territory that would succeed most likely. */
    private Optional<Reason> shielded(int territory, int before, int after) {
        return hostile(territory)
                .mapToObj(
                        from ->
                                new Reason.Shields(
                                        territory,
                                        from,
                                        odds(from, territory, view.armies(from), before),
                                        odds(from, territory, view.armies(from), after)))
                .max(Comparator.comparingDouble(Reason.Shields::before))
                .filter(attack -> attack.after() < attack.before() - NOTABLE)
                .map(Reason.class::cast);
    }

    private IntStream hostile(int territory) {
        return territory(territory).neighbours().stream()
                .mapToInt(neighbour -> neighbour)
                .filter(t -> view.armies(t) > 0 && !BattleForecast.isFriendly(view, t));
    }

    private double odds(int from, int to, int armies, int defenders) {
        return BattleForecast.odds(view, from, to, armies, defenders).orElse(0);
    }

    private List<Reason> stopping() {
        return IntStream.range(0, view.board().size())
                .filter(from -> view.owner(from) == view.seat() && view.armies(from) > 1)
                .boxed()
                .flatMap(from -> hostile(from).boxed().map(to -> new int[] {from, to}))
                .flatMap(way -> BattleForecast.between(view, way[0], way[1]).stream())
                .max(Comparator.comparingDouble(BattleForecast::win))
                .<Reason>map(it -> new Reason.BestAttackLeft(it.from(), it.to(), it.win()))
                .map(List::of)
                .orElse(List.of(new Reason.NoAttackLeft()));
    }
}
