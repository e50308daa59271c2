package strategos.wire.conquest;

import strategos.conquest.luck.AttackOdds;
import strategos.conquest.move.OrderCard;
import strategos.conquest.orders.BattleResult;
import strategos.conquest.orders.Executed;
import strategos.conquest.view.Phase;
import strategos.conquest.view.View;
import strategos.wire.conquest.ConquestEvent.DrewOrder;
import strategos.wire.conquest.ConquestEvent.Fought;
import strategos.wire.conquest.ConquestEvent.KillsRolled;
import strategos.wire.conquest.ConquestEvent.OrderExecuted;
import strategos.wire.conquest.ConquestEvent.OrderSkipped;

/** Derives the events of carrying out orders. */
final class OrderEvents {

    private OrderEvents() {}

    static ConquestEvent executed(View after) {
        return switch (after.orders().last().orElseThrow()) {
            case Executed.Carried(int seat, int round, var order, int armies) ->
                    new OrderExecuted(seat, round, order, armies);
            case Executed.Skipped(int seat, int round, var order, var why) ->
                    new OrderSkipped(seat, round, order, why);
            case Executed.Lapsed(int seat, int round) -> new OrderSkipped(seat, round, null, null);
        };
    }

    static ConquestEvent fight(View before, Phase.Fight fight, int outcome, View after) {
        return after.phase() instanceof Phase.Fight
                ? kills(before, fight, outcome)
                : fought(before, fight, before.orders().battleResult(outcome), after);
    }

    private static ConquestEvent kills(View before, Phase.Fight fight, int kills) {
        boolean attacks = fight.attackersRolled() == View.NONE;
        return new KillsRolled(
                attacks ? fight.seat() : before.owner(fight.to()),
                attacks,
                fight.from(),
                fight.to(),
                attacks ? fight.attackers() : fight.defenders(),
                kills);
    }

    private static ConquestEvent fought(
            View before, Phase.Fight fight, BattleResult result, View after) {
        int defender = before.owner(fight.to());
        boolean isOut =
                result.occupied() > 0
                        && defender < before.seats()
                        && before.isPlaying(defender)
                        && !after.isAlive(defender);
        return new Fought(
                fight.from(),
                fight.to(),
                fight.seat(),
                defender,
                fight.attackers(),
                fight.defenders(),
                result.attackers(),
                result.defenders(),
                result.occupied(),
                isOut ? defender : null,
                EventMaker.hasWon(after, fight.seat()),
                EventMaker.inHindsight(before, () -> AttackOdds.of(before, fight)));
    }

    /** The drawer of a card sees which; others do not. */
    static ConquestEvent drew(View before, int seat, int outcome) {
        return new DrewOrder(seat, before.seat() == seat ? OrderCard.of(outcome) : null);
    }
}
