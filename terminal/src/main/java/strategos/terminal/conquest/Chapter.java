package strategos.terminal.conquest;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Claim;
import strategos.conquest.move.Move.Fortify;
import strategos.conquest.move.Move.NameCapital;
import strategos.conquest.move.Move.Occupy;
import strategos.conquest.move.Move.Place;
import strategos.conquest.move.Move.Stand;
import strategos.conquest.move.Move.Trade;
import strategos.conquest.move.Move.Vote;
import strategos.conquest.move.Order;
import strategos.conquest.rules.Structure;
import strategos.conquest.view.Glimpse;
import strategos.conquest.view.Phase;
import strategos.conquest.view.View;
import strategos.game.Seat;
import strategos.game.Step.Moved;
import strategos.game.Step.Rolled;
import strategos.terminal.conquest.Deed.Carried;
import strategos.terminal.conquest.Deed.Claimed;
import strategos.terminal.conquest.Deed.Clash;
import strategos.terminal.conquest.Deed.Dealt;
import strategos.terminal.conquest.Deed.Drew;
import strategos.terminal.conquest.Deed.DrewMission;
import strategos.terminal.conquest.Deed.DrewOrder;
import strategos.terminal.conquest.Deed.Fortified;
import strategos.terminal.conquest.Deed.Fought;
import strategos.terminal.conquest.Deed.Given;
import strategos.terminal.conquest.Deed.Glimpsed;
import strategos.terminal.conquest.Deed.Happened;
import strategos.terminal.conquest.Deed.NamedCapital;
import strategos.terminal.conquest.Deed.Occupied;
import strategos.terminal.conquest.Deed.Ordered;
import strategos.terminal.conquest.Deed.Placed;
import strategos.terminal.conquest.Deed.Settled;
import strategos.terminal.conquest.Deed.Stood;
import strategos.terminal.conquest.Deed.Traded;
import strategos.terminal.conquest.Deed.Voted;
import strategos.terminal.shell.ViewedStep;

/** The deeds of one turn, or of the opening. */
final class Chapter {

    private final View first;
    private final List<Deed> deeds = new ArrayList<>();
    private View last;

    private Chapter(View first) {
        this.first = first;
        this.last = first;
    }

    /** Events by the turns they belong to. */
    static List<Chapter> of(List<ViewedStep<Move, View>> events) {
        List<Chapter> chapters = new ArrayList<>();
        for (var event : events) {
            if (chapters.isEmpty() || event.before().turns() != chapters.getLast().first.turns()) {
                chapters.add(new Chapter(event.before()));
            }
            chapters.getLast().add(event);
        }
        return chapters;
    }

    boolean isOpening() {
        return first.turns() == 0;
    }

    /** Whether all players had this turn together. */
    boolean isTogether() {
        return first.rules().structure() instanceof Structure.Together;
    }

    /** Whose turn it was. */
    int seat() {
        return first.turnOf();
    }

    /** What the viewer saw when it began. */
    View first() {
        return first;
    }

    /** What the viewer saw when it ended. */
    View last() {
        return last;
    }

    List<Deed> deeds() {
        return deeds;
    }

    private void add(ViewedStep<Move, View> event) {
        last = event.after();
        Glimpse.of(event.before(), event.step(), event.after())
                .ifPresentOrElse(glimpse -> deeds.add(new Glimpsed(glimpse)), () -> addSeen(event));
    }

    private void addSeen(ViewedStep<Move, View> event) {
        switch (event.step()) {
            case Moved<Move>(Seat seat, Move move) -> moved(event.before(), seat.index(), move);
            case Rolled<Move>(int outcome) -> rolled(event.before(), outcome, event.after());
        }
    }

    private void moved(View before, int seat, Move move) {
        switch (move) {
            case Claim(int territory) -> deeds.add(new Claimed(seat, territory));
            case Place(int territory, int armies) -> placed(seat, territory, armies);
            case Trade trade -> deeds.add(new Traded(trade, before.cards().setValue(trade)));
            case Occupy(int armies) -> occupied(before.to(), armies);
            case Fortify(int from, int to, int armies) ->
                    deeds.add(new Fortified(from, to, armies));
            case Stand(var defence) -> deeds.add(new Stood(defence));
            case NameCapital(int territory) -> deeds.add(new NamedCapital(seat, territory));
            case Vote(var wish) -> deeds.add(new Voted(seat, wish));
            case Order order -> deeds.add(new Given(seat, order));
            case Move.Attack _,
                    Move.Blitz _,
                    Move.AttackTimes _,
                    Move.AttackLosing _,
                    Move.Defend _,
                    Move.Done _ -> {
                // What comes of it is told.
            }
        }
    }

    private void placed(int seat, int territory, int armies) {
        deeds.add(isOpening() ? new Settled(seat, territory) : new Placed(territory, armies));
    }

    private void occupied(int territory, int armies) {
        if (!deeds.isEmpty() && deeds.getLast() instanceof Fought fought && fought.taken()) {
            deeds.set(deeds.size() - 1, fought.occupiedWith(armies));
        } else {
            deeds.add(new Occupied(territory, armies));
        }
    }

    private void rolled(View before, int outcome, View after) {
        switch (before.phase()) {
            case Phase.Battle battle -> fought(round(battle, before, outcome, after));
            case Phase.DrawEvent _ -> {
                var fortunes = after.fortunes();
                deeds.add(new Happened(fortunes.event().orElseThrow(), fortunes.territory()));
            }
            case Phase.DrawCard _ -> deeds.add(new Drew(drawn(before, after)));
            case Phase.DrawMission _ -> drewMission(before, after);
            case Phase.DrawOrder _, Phase.RollOrder _ -> ordered(after);
            case Phase.Deal _ -> dealt("territories");
            case Phase.DealArmies _ -> dealt("first armies");
            case Phase.Execute _ -> deeds.add(new Carried(after.orders().last().orElseThrow()));
            case Phase.Fight fight -> clashed(before, fight, outcome, after);
            case Phase.DrawOrderCard(int seat) -> deeds.add(new DrewOrder(seat, outcome));
            case Phase.BySeats _, Phase.Over _ ->
                    throw new IllegalStateException("nothing is rolled in " + before.phase());
        }
    }

    /** A battle takes several steps; the last of them ends it. */
    private void clashed(View before, Phase.Fight fight, int outcome, View after) {
        if (!(after.phase() instanceof Phase.Fight))
            deeds.add(Clash.of(before, fight, outcome, after));
    }

    private void fought(Fought next) {
        if (!deeds.isEmpty()
                && deeds.getLast() instanceof Fought fought
                && fought.goesOnWith(next)) {
            deeds.set(deeds.size() - 1, fought.and(next));
        } else {
            deeds.add(next);
        }
    }

    private static Fought round(Phase.Battle battle, View before, int outcome, View after) {
        int defender = before.owner(battle.to());
        boolean taken = after.owner(battle.to()) != defender;
        boolean movedIn = taken && !(after.phase() instanceof Phase.Occupy);
        boolean isOut = defender < before.seats() && !after.isAlive(defender);
        return new Fought(
                battle.from(),
                battle.to(),
                defender,
                List.of(Deed.Round.of(battle, before, outcome, after)),
                taken,
                movedIn ? after.armies(battle.to()) : 0,
                isOut ? OptionalInt.of(before.cards().held(defender)) : OptionalInt.empty());
    }

    /** The card that the viewer has now and had not before. */
    static OptionalInt drawn(View before, View after) {
        return after.cards().hand().stream()
                .filter(card -> !before.cards().hand().contains(card))
                .mapToInt(Integer::intValue)
                .findFirst();
    }

    private void drewMission(View before, View after) {
        if (before.turnOf() == before.seat())
            deeds.add(new DrewMission(after.aims().mission(after.seat())));
    }

    private void ordered(View after) {
        if (after.phase() instanceof Phase.DrawOrder || after.phase() instanceof Phase.RollOrder)
            return;
        List<Integer> order = new ArrayList<>();
        for (int place = 0; place < after.seats(); place++) order.add(after.seatAt(place));
        deeds.add(new Ordered(order));
    }

    private void dealt(String what) {
        var dealt = new Dealt(what);
        if (deeds.isEmpty() || !deeds.getLast().equals(dealt)) deeds.add(dealt);
    }
}
