package strategos.terminal.conquest;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import strategos.conquest.move.Move;
import strategos.conquest.state.Stage;
import strategos.conquest.view.View;
import strategos.game.Seat;
import strategos.game.Step.Moved;
import strategos.game.Step.Rolled;
import strategos.terminal.shell.ViewedStep;
import strategos.wire.conquest.Card;
import strategos.wire.conquest.ConquestEvent;
import strategos.wire.conquest.ConquestPortrayal;

/** One step as a line of a replay: moves in notation, rolls explained. */
record StepLine(Gazetteer gazetteer, ConquestPlayers players) {

    private static final ConquestPortrayal PORTRAYAL = new ConquestPortrayal();

    String of(ViewedStep<Move, View> event) {
        return switch (event.step()) {
            case Moved<Move>(Seat seat, Move move) ->
                    players.label(seat.index()) + " " + event.before().notation().write(move);
            case Rolled<Move> _ -> rolled(event.before(), told(event), event.after());
        };
    }

    private static ConquestEvent told(ViewedStep<Move, View> event) {
        return PORTRAYAL.event(event.before(), event.step(), event.after());
    }

    private String glimpsed(View before, ConquestEvent.Glimpsed glimpse) {
        return before.stage() == Stage.EXECUTE
                ? orders().glimpsed(before, glimpse).orElse("an order is carried out in the fog")
                : "dice are rolled out of sight";
    }

    private OrderDeeds orders() {
        return new OrderDeeds(gazetteer, players);
    }

    private String rolled(View before, ConquestEvent told, View after) {
        return switch (told) {
            case ConquestEvent.Glimpsed glimpsed -> glimpsed(before, glimpsed);
            case ConquestEvent.Rolled round -> battle(round);
            case ConquestEvent.Drew(int seat, var card) -> draws(seat) + card(after, card);
            case ConquestEvent.Happened happened -> News.of(happened, after.board());
            case ConquestEvent.DrewMission(int seat, _) -> draws(seat) + "a mission";
            case ConquestEvent.Dealt(int seat, int territory, int armies) ->
                    dealt(seat, territory, armies);
            case ConquestEvent.DealtArmy(int seat, int territory) ->
                    dealt(seat, territory, after.armies(territory));
            case ConquestEvent.Order _ -> "a place in the turn order is drawn";
            case ConquestEvent.RolledForOrder(int seat, int face) ->
                    players.label(seat) + " rolls " + face + " for the first turn";
            case ConquestEvent.OrderExecuted _, ConquestEvent.OrderSkipped _ ->
                    orders().line(after, after.orders().last().orElseThrow(), Optional.empty());
            case ConquestEvent.Fought fought -> orders().clash(after, fought);
            case ConquestEvent.KillsRolled(int seat, _, _, _, int armies, int kills) ->
                    "%s: %d of %d hit".formatted(players.label(seat), kills, armies);
            case ConquestEvent.DrewOrder(int seat, var card) ->
                    draws(seat) + (card == null ? "a card" : OrderHand.name(card));
            case ConquestEvent.Claimed _,
                    ConquestEvent.Placed _,
                    ConquestEvent.Traded _,
                    ConquestEvent.Attacked _,
                    ConquestEvent.Defended _,
                    ConquestEvent.Stood _,
                    ConquestEvent.Occupied _,
                    ConquestEvent.Fortified _,
                    ConquestEvent.Ended _,
                    ConquestEvent.NamedCapital _,
                    ConquestEvent.Voted _,
                    ConquestEvent.Resigned _,
                    ConquestEvent.OrderGiven _ ->
                    throw new IllegalStateException("nothing is rolled in " + told);
        };
    }

    private String draws(int seat) {
        return players.label(seat) + " draws ";
    }

    private String battle(ConquestEvent.Rolled told) {
        String losses =
                "%s; losses %s %d, %s %d"
                        .formatted(
                                DiceText.roll(Deed.Round.of(told)),
                                players.label(told.attacker()),
                                told.attackerLosses(),
                                players.label(told.defender()),
                                told.defenderLosses());
        return told.conquered() ? losses + "; " + gazetteer.name(told.to()) + " falls" : losses;
    }

    private static String card(View view, @Nullable Card card) {
        return card == null ? "a card" : CardTable.describe(view, card.card());
    }

    private String dealt(int seat, int territory, int armies) {
        return "%s to %s, %d there"
                .formatted(gazetteer.name(territory), players.label(seat), armies);
    }
}
