package strategos.wire.conquest;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import strategos.conquest.battle.Dice;
import strategos.conquest.luck.AttackOdds;
import strategos.conquest.move.Move;
import strategos.conquest.move.Order;
import strategos.conquest.move.StandingDefence;
import strategos.conquest.move.Wish;
import strategos.conquest.odds.WinChance;
import strategos.conquest.turn.Verdict;
import strategos.conquest.view.Casualties;
import strategos.conquest.view.Glimpse;
import strategos.conquest.view.Phase;
import strategos.conquest.view.View;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.game.Step.Moved;
import strategos.game.Step.Rolled;
import strategos.wire.conquest.ConquestEvent.EndedPhase;

/** Derives the event of a step from the views before and after it. */
final class EventMaker {

    private final View before;
    private final View after;

    private EventMaker(View before, View after) {
        this.before = before;
        this.after = after;
    }

    static ConquestEvent event(View before, Step<Move> seen, View after) {
        return Glimpse.of(before, seen, after)
                .<ConquestEvent>map(EventMaker::glimpsed)
                .orElseGet(() -> new EventMaker(before, after).seen(seen));
    }

    private static ConquestEvent glimpsed(Glimpse glimpse) {
        var beaten = glimpse.eliminated();
        return new ConquestEvent.Glimpsed(
                glimpse.seat(),
                glimpse.from(),
                glimpse.to(),
                beaten.isPresent() ? beaten.getAsInt() : null);
    }

    private ConquestEvent seen(Step<Move> step) {
        return switch (step) {
            case Moved<Move>(Seat seat, Move move) -> moved(seat.index(), move);
            case Rolled<Move>(int outcome) -> rolled(outcome);
        };
    }

    private ConquestEvent moved(int seat, Move move) {
        return switch (move) {
            case Move.Claim(int territory) -> new ConquestEvent.Claimed(seat, territory);
            case Move.Place(int territory, int armies) ->
                    new ConquestEvent.Placed(seat, territory, armies);
            case Move.Trade trade -> traded(seat, trade);
            case Move.Attack(int from, int to, int dice) ->
                    new ConquestEvent.Attacked(seat, from, to, dice, null);
            case Move.Blitz(int from, int to, int keep) ->
                    new ConquestEvent.Attacked(seat, from, to, after.attackDice(), keep);
            case Move.AttackTimes(int from, int to, _) ->
                    new ConquestEvent.Attacked(seat, from, to, after.attackDice(), 1);
            case Move.AttackLosing(int from, int to, int losses) ->
                    new ConquestEvent.Attacked(
                            seat,
                            from,
                            to,
                            after.attackDice(),
                            Math.max(1, before.armies(from) - losses));
            case Move.Defend(int dice) -> new ConquestEvent.Defended(seat, dice);
            case Move.Stand(StandingDefence defence) -> new ConquestEvent.Stood(seat, defence);
            case Move.Occupy(int armies) ->
                    new ConquestEvent.Occupied(
                            seat, before.from(), before.to(), armies, hasWon(seat));
            case Move.Fortify(int from, int to, int armies) ->
                    new ConquestEvent.Fortified(seat, from, to, armies);
            case Move.NameCapital(int territory) -> new ConquestEvent.NamedCapital(seat, territory);
            case Move.Vote(Wish wish) -> new ConquestEvent.Voted(seat, wish);
            case Move.Resign() -> new ConquestEvent.Resigned(seat);
            case Order order -> new ConquestEvent.OrderGiven(seat, order);
            case Move.Done() -> new ConquestEvent.Ended(seat, endedPhase());
        };
    }

    private ConquestEvent traded(int seat, Move.Trade trade) {
        boolean matches = trade.matching() != Move.Trade.NONE;
        return new ConquestEvent.Traded(
                seat,
                CardFaces.of(before, List.of(trade.first(), trade.second(), trade.third()), seat),
                before.cards().setValue(trade),
                matches ? trade.matching() : null,
                matches ? before.rules().cards().matching() : 0);
    }

    private EndedPhase endedPhase() {
        return switch (before.stage()) {
            case TRADE -> EndedPhase.TRADE;
            case ORDERS -> EndedPhase.ORDERS;
            case ATTACK -> EndedPhase.ATTACK;
            default -> EndedPhase.FORTIFY;
        };
    }

    private ConquestEvent rolled(int outcome) {
        return switch (before.phase()) {
            case Phase.DrawOrder _ -> order();
            case Phase.RollOrder order ->
                    new ConquestEvent.RolledForOrder(order.seat(), outcome + 1);
            case Phase.Deal _ -> dealt(outcome);
            case Phase.DealArmies _ ->
                    new ConquestEvent.DealtArmy(before.turnOf(), before.dealt(outcome));
            case Phase.DrawEvent _ -> happened();
            case Phase.Battle battle -> round(battle, outcome);
            case Phase.DrawCard _ -> drew();
            case Phase.DrawMission _ -> drewMission();
            case Phase.Execute _ -> OrderEvents.executed(after);
            case Phase.Fight fight -> OrderEvents.fight(before, fight, outcome, after);
            case Phase.DrawOrderCard(int seat) -> OrderEvents.drew(before, seat, outcome);
            case Phase.BySeats _, Phase.Over _ ->
                    throw new IllegalArgumentException("nothing is rolled in " + before.stage());
        };
    }

    private ConquestEvent dealt(int outcome) {
        int territory = before.dealt(outcome);
        return new ConquestEvent.Dealt(before.turnOf(), territory, after.armies(territory));
    }

    /** Whose turn it is while the order is drawn tells which place is drawn for. */
    private ConquestEvent order() {
        int place =
                IntStream.range(0, before.seats())
                        .filter(p -> before.seatAt(p) == before.turnOf())
                        .findFirst()
                        .orElseThrow();
        return new ConquestEvent.Order(after.seatAt(place), place);
    }

    private ConquestEvent round(Phase.Battle battle, int outcome) {
        int attackDice = battle.attackDice();
        int defendDice = battle.defendDice();
        int from = battle.from();
        int to = battle.to();
        int defender = before.owner(to);
        boolean conquered = after.owner(to) != defender;
        var losses = Casualties.of(battle, before, after);
        return new ConquestEvent.Rolled(
                from,
                to,
                before.turnOf(),
                defender,
                faces(Dice.attackFaces(attackDice, defendDice, outcome)),
                faces(Dice.defendFaces(defendDice, outcome)),
                losses.attacker(),
                losses.defender(),
                conquered,
                conquered && after.armies(to) > 0 ? after.armies(to) : null,
                eliminated(defender),
                hasWon(before.turnOf()),
                inHindsight(before, () -> Optional.of(AttackOdds.of(before, battle))));
    }

    /** Odds that only a replay shows: during the match, fog may hide what they depend on. */
    static @Nullable WinChance inHindsight(View before, Supplier<Optional<WinChance>> odds) {
        if (!before.looksBack()) return null;
        return odds.get()
                .map(it -> new WinChance(ChoiceMaker.rounded(it.win()), it.isEstimate()))
                .orElse(null);
    }

    private ConquestEvent happened() {
        var fortunes = after.fortunes();
        return new ConquestEvent.Happened(
                fortunes.event().orElseThrow(), SceneMaker.place(fortunes));
    }

    private static List<Integer> faces(int[] faces) {
        return Arrays.stream(faces).boxed().toList();
    }

    /** The neutral army can lose its last territory, too, but it is no seat. */
    private @Nullable Integer eliminated(int defender) {
        boolean isOut =
                defender < before.seats() && before.isPlaying(defender) && !after.isAlive(defender);
        return isOut ? defender : null;
    }

    /** The drawer of a card finds it in its hand; others do not learn which it is. */
    private ConquestEvent drew() {
        int seat = before.turnOf();
        var held = before.cards().hand();
        return after.cards().hand().stream()
                .filter(card -> !held.contains(card))
                .findFirst()
                .map(card -> new ConquestEvent.Drew(seat, CardFaces.of(after, card, seat)))
                .orElse(new ConquestEvent.Drew(seat, null));
    }

    private ConquestEvent drewMission() {
        int seat = before.turnOf();
        return new ConquestEvent.DrewMission(seat, after.aims().mission(seat).orElse(null));
    }

    private boolean hasWon(int seat) {
        return hasWon(after, seat);
    }

    static boolean hasWon(View after, int seat) {
        return after.phase() instanceof Phase.Over(Verdict verdict)
                && verdict.winners().contains(seat);
    }
}
