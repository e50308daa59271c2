package strategos.terminal.conquest;

import java.util.Optional;
import java.util.OptionalInt;
import strategos.conquest.move.Move;
import strategos.conquest.move.OrderCard;
import strategos.conquest.state.Stage;
import strategos.conquest.view.Glimpse;
import strategos.conquest.view.Phase;
import strategos.conquest.view.View;
import strategos.game.Seat;
import strategos.game.Step.Moved;
import strategos.game.Step.Rolled;
import strategos.terminal.shell.ViewedStep;

/** One step as a line of a replay: moves in notation, rolls explained. */
record StepLine(Gazetteer gazetteer, ConquestPlayers players) {

    String of(ViewedStep<Move, View> event) {
        return switch (event.step()) {
            case Moved<Move>(Seat seat, Move move) ->
                    players.label(seat.index()) + " " + event.before().notation().write(move);
            case Rolled<Move>(int outcome) ->
                    Glimpse.of(event.before(), event.step(), event.after())
                            .map(glimpse -> glimpsed(event.before(), glimpse))
                            .orElseGet(() -> rolled(event.before(), outcome, event.after()));
        };
    }

    private String glimpsed(View before, Glimpse glimpse) {
        return before.stage() == Stage.EXECUTE
                ? new OrderDeeds(gazetteer, players)
                        .glimpsed(before, glimpse)
                        .orElse("an order is carried out in the fog")
                : "dice fall out of sight";
    }

    private String rolled(View before, int outcome, View after) {
        return switch (before.phase()) {
            case Phase.Battle battle -> battle(battle, before, outcome, after);
            case Phase.DrawCard _ -> card(before, after);
            case Phase.DrawEvent _ -> News.of(after.fortunes(), after.board()).orElseThrow();
            case Phase.DrawMission _ -> players.label(before.turnOf()) + " draws a mission";
            case Phase.Deal _, Phase.DealArmies _ -> dealt(before, before.dealt(outcome));
            case Phase.DrawOrder _ -> "a place in the order of turns is drawn";
            case Phase.RollOrder order ->
                    players.label(order.seat()) + " rolls " + (outcome + 1) + " for the first turn";
            case Phase.Execute _ ->
                    new OrderDeeds(gazetteer, players)
                            .line(after, after.orders().last().orElseThrow(), Optional.empty());
            case Phase.Fight fight -> fight(before, fight, outcome, after);
            case Phase.DrawOrderCard(int seat) ->
                    players.label(seat)
                            + " draws "
                            + (seat == after.seat()
                                    ? OrderHand.name(OrderCard.of(outcome))
                                    : "a card");
            case Phase.BySeats _, Phase.Over _ ->
                    throw new IllegalStateException("nothing is rolled in " + before.phase());
        };
    }

    private String battle(Phase.Battle battle, View before, int outcome, View after) {
        var round = Deed.Round.of(battle, before, outcome, after);
        int defender = before.owner(battle.to());
        String losses =
                "%s; losses %s %d, %s %d"
                        .formatted(
                                DiceText.roll(round),
                                players.label(before.turnOf()),
                                round.losses().attacker(),
                                players.label(defender),
                                round.losses().defender());
        return after.owner(battle.to()) == defender
                ? losses
                : losses + "; " + gazetteer.name(battle.to()) + " falls";
    }

    private String fight(View before, Phase.Fight fight, int outcome, View after) {
        if (!(after.phase() instanceof Phase.Fight))
            return new OrderDeeds(gazetteer, players)
                    .clash(after, Deed.Clash.of(before, fight, outcome, after));
        boolean attacks = fight.attackersRolled() == View.NONE;
        return "%s: %d of %d hit"
                .formatted(
                        players.label(attacks ? fight.seat() : before.owner(fight.to())),
                        outcome,
                        attacks ? fight.attackers() : fight.defenders());
    }

    private String card(View before, View after) {
        OptionalInt card = Chapter.drawn(before, after);
        return players.label(before.turnOf())
                + " draws "
                + (card.isPresent() ? CardTable.describe(after, card.getAsInt()) : "a card");
    }

    private String dealt(View before, int territory) {
        return "%s to %s, %d there"
                .formatted(
                        gazetteer.name(territory),
                        players.label(before.turnOf()),
                        before.armies(territory) + 1);
    }
}
