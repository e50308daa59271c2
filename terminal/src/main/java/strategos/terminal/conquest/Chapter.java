package strategos.terminal.conquest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.conquest.goal.Mission;
import strategos.conquest.move.Move;
import strategos.conquest.rules.Structure;
import strategos.conquest.view.Phase;
import strategos.conquest.view.View;
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
import strategos.terminal.conquest.Deed.Resigned;
import strategos.terminal.conquest.Deed.Settled;
import strategos.terminal.conquest.Deed.Stood;
import strategos.terminal.conquest.Deed.Traded;
import strategos.terminal.conquest.Deed.Voted;
import strategos.terminal.shell.ViewedStep;
import strategos.wire.conquest.ConquestEvent;
import strategos.wire.conquest.ConquestPortrayal;

/** The deeds of one turn, or of the opening. */
final class Chapter {

    private static final ConquestPortrayal PORTRAYAL = new ConquestPortrayal();

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

    private void add(ViewedStep<Move, View> step) {
        last = step.after();
        View before = step.before();
        View after = step.after();
        switch (PORTRAYAL.event(before, step.step(), after)) {
            case ConquestEvent.Order _, ConquestEvent.RolledForOrder _ -> ordered(after);
            case ConquestEvent.Dealt _ -> dealt("territories");
            case ConquestEvent.DealtArmy _ -> dealt("first armies");
            case ConquestEvent.Claimed(int seat, int territory) ->
                    deeds.add(new Claimed(seat, territory));
            case ConquestEvent.Placed(int seat, int territory, int armies) ->
                    placed(seat, territory, armies);
            case ConquestEvent.Traded traded -> deeds.add(new Traded(traded));
            case ConquestEvent.Stood(_, var defence) -> deeds.add(new Stood(defence));
            case ConquestEvent.Rolled round -> fought(Fought.of(round, before));
            case ConquestEvent.Occupied(_, _, int to, int armies, _) -> occupied(to, armies);
            case ConquestEvent.Fortified(_, int from, int to, int armies) ->
                    deeds.add(new Fortified(from, to, armies));
            case ConquestEvent.NamedCapital(int seat, int territory) ->
                    deeds.add(new NamedCapital(seat, territory));
            case ConquestEvent.DrewMission(int seat, var mission) ->
                    drewMission(seat, Optional.ofNullable(mission));
            case ConquestEvent.Voted(int seat, var wish) -> deeds.add(new Voted(seat, wish));
            case ConquestEvent.Resigned(int seat) -> deeds.add(new Resigned(seat));
            case ConquestEvent.Drew(_, var card) -> deeds.add(new Drew(Optional.ofNullable(card)));
            case ConquestEvent.Glimpsed glimpsed -> deeds.add(new Glimpsed(glimpsed));
            case ConquestEvent.Happened happened -> deeds.add(new Happened(happened));
            case ConquestEvent.OrderGiven(int seat, var order) -> deeds.add(new Given(seat, order));
            case ConquestEvent.OrderExecuted _, ConquestEvent.OrderSkipped _ ->
                    deeds.add(new Carried(after.orders().last().orElseThrow()));
            case ConquestEvent.Fought fought -> deeds.add(new Clash(fought));
            case ConquestEvent.DrewOrder(int seat, var card) ->
                    deeds.add(new DrewOrder(seat, Optional.ofNullable(card)));
            case ConquestEvent.Attacked _,
                    ConquestEvent.Defended _,
                    ConquestEvent.KillsRolled _,
                    ConquestEvent.Ended _ -> {
                // The steps that follow from them are told.
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

    private void fought(Fought next) {
        if (!deeds.isEmpty()
                && deeds.getLast() instanceof Fought fought
                && fought.goesOnWith(next)) {
            deeds.set(deeds.size() - 1, fought.and(next));
        } else {
            deeds.add(next);
        }
    }

    private void drewMission(int seat, Optional<Mission> mission) {
        if (seat == first.seat()) deeds.add(new DrewMission(mission));
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
