package strategos.wire.conquest;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import strategos.conquest.battle.DiceLimits;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Trade;
import strategos.conquest.odds.BlitzOdds;
import strategos.conquest.view.Phase;
import strategos.conquest.view.View;

/** Lists the choices of a viewer, based on the legal moves of its view. */
final class ChoiceMaker {

    private final View view;

    private ChoiceMaker(View view) {
        this.view = view;
    }

    static Choices choices(View view) {
        return view.decides() ? new ChoiceMaker(view).choices() : new Choices.None();
    }

    private Choices choices() {
        return switch (view.phase()) {
            case Phase.Claim() -> new Choices.Claim(territories(this::canBeClaimed));
            case Phase.Settle(_, int together) -> settle(together);
            case Phase.NameCapital() -> new Choices.NameCapital(territories(this::isOwn));
            case Phase.Reinforce(int left, boolean mustTrade) -> reinforce(left, mustTrade);
            case Phase.Trade(boolean mustTrade) ->
                    new Choices.Trade(mustTrade, view.rules().cards().matching(), sets());
            case Phase.Attack() -> attack();
            case Phase.Defend(int from, int to, int attackDice) ->
                    new Choices.Defend(from, to, attackDice, view.count());
            case Phase.Occupy(int from, int to, int atLeast, int atMost) ->
                    new Choices.Occupy(from, to, atLeast, atMost);
            case Phase.Fortify() -> fortify();
            case Phase.Orders(_, int left) -> new OrderChoices(view).choices(left);
            case Phase.ByNature _, Phase.Over _ -> new Choices.None();
        };
    }

    private List<Integer> territories(IntPredicate wanted) {
        return IntStream.range(0, view.board().size()).filter(wanted).boxed().toList();
    }

    private boolean canBeClaimed(int territory) {
        return view.isLegal(new Move.Claim(territory));
    }

    private boolean canBePlacedOn(int territory) {
        return view.isLegal(new Move.Place(territory, 1));
    }

    private boolean isOwn(int territory) {
        return view.owner(territory) == view.seat();
    }

    /** Spares asking about the many moves that have no chance of being legal. */
    private boolean canSpareArmies(int territory) {
        return isOwn(territory) && view.armies(territory) > 1;
    }

    private Choices settle(int together) {
        return new Choices.Settle(
                territories(this::canBePlacedOn), together, view.settler() == view.seats());
    }

    private Choices reinforce(int left, boolean mustTrade) {
        return new Choices.Reinforce(
                left,
                territories(this::canBePlacedOn),
                mustTrade,
                view.rules().cards().matching(),
                sets());
    }

    /** A trade is one way to play a set; here they are put together again. */
    private List<Choices.CardSet> sets() {
        Map<List<Integer>, List<Integer>> matching = new LinkedHashMap<>();
        int trades = view.cards().trades();
        for (int option = 0; option < trades; option++) {
            Trade trade = view.cards().trade(option);
            var cards = List.of(trade.first(), trade.second(), trade.third());
            var territories = matching.computeIfAbsent(cards, _ -> new ArrayList<>());
            if (trade.matching() != Trade.NONE) territories.add(trade.matching());
        }
        if (matching.isEmpty()) return List.of();
        var values = new BestSet(view);
        var best = values.of(matching.keySet());
        return matching.entrySet().stream()
                .map(
                        set ->
                                new Choices.CardSet(
                                        set.getKey(),
                                        values.value(set.getKey()),
                                        set.getValue(),
                                        set.getKey().equals(best)))
                .toList();
    }

    private Choices.Attack attack() {
        var targets = targets();
        return new Choices.Attack(targets, view.hasSpecialTerms() ? special(targets) : List.of());
    }

    private List<Choices.OtherDice> special(List<Choices.Target> targets) {
        List<Choices.OtherDice> special = new ArrayList<>();
        for (Choices.Target target : targets) {
            var dice = view.terms(target.from(), target.to());
            if (!dice.equals(DiceLimits.PRINTED))
                special.add(
                        new Choices.OtherDice(
                                target.from(),
                                target.to(),
                                dice.attack(),
                                dice.defend(),
                                dice.edge()));
        }
        return special;
    }

    private List<Choices.Target> targets() {
        List<Choices.Target> targets = new ArrayList<>();
        for (int from : territories(this::canSpareArmies)) {
            for (int to : view.board().territories().get(from).neighbours()) {
                if (view.isFriend(view.owner(to))) continue;
                int most = view.mostDice(from);
                if (view.isLegal(new Move.Attack(from, to, most)))
                    targets.add(target(from, to, most));
            }
        }
        return targets;
    }

    private Choices.Target target(int from, int to, int mostDice) {
        int armies = view.armies(from);
        int defenders = view.armies(to);
        var odds = BlitzOdds.inTable(armies, defenders, view.terms(from, to));
        return new Choices.Target(
                from,
                to,
                mostDice,
                view.fewestDice(from),
                odds.map(it -> rounded(it.win())).orElse(null),
                odds.map(it -> rounded(armies - it.attackersLeft())).orElse(null));
    }

    /** Six digits are more than anyone shows, and a third of the text. */
    static double rounded(double value) {
        return Math.round(value * 1e6) / 1e6;
    }

    private Choices.Fortify fortify() {
        Map<BitSet, Integer> groups = new LinkedHashMap<>();
        List<Choices.Departure> moves = new ArrayList<>();
        for (int from : territories(this::canSpareArmies)) {
            var group = view.destinations(from);
            if (group.isEmpty()) continue;
            group.set(from);
            int place = groups.computeIfAbsent(group, _ -> groups.size());
            moves.add(new Choices.Departure(from, view.canLeave(from), place));
        }
        return new Choices.Fortify(
                moves, groups.keySet().stream().map(ChoiceMaker::listed).toList());
    }

    private static List<Integer> listed(BitSet territories) {
        return territories.stream().boxed().toList();
    }
}
