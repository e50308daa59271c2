package strategos.conquest.view;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import strategos.conquest.extension.Extras;
import strategos.conquest.extension.WorldEvent;
import strategos.conquest.state.State;

/**
 * What a viewer knows about money and events.
 *
 * @param treasuries the money of each seat, if there is any and the viewer knows it
 * @param balances the change of each seat's money if its turn began now
 * @param debts the effect of each seat's debts: 0 none, 1 one die less, and each further step 1
 *     less on the highest die
 * @param deserted the number of each seat's armies that deserted when its last turn began
 * @param deserters the number that would desert if its turn began now
 * @param event the event in force
 * @param territory the territory that it is about, or {@link View#NONE}
 */
public record Fortunes(
        List<OptionalInt> treasuries,
        List<OptionalInt> balances,
        List<OptionalInt> debts,
        List<OptionalInt> deserted,
        List<OptionalInt> deserters,
        Optional<WorldEvent> event,
        int territory) {

    public Fortunes {
        treasuries = List.copyOf(treasuries);
        balances = List.copyOf(balances);
        debts = List.copyOf(debts);
        deserted = List.copyOf(deserted);
        deserters = List.copyOf(deserters);
    }

    static Fortunes of(View view, State state, Extras extras) {
        var event = extras.events().inForce(state);
        boolean isSomewhere = event.filter(WorldEvent.UPRISING::equals).isPresent();
        var treasury = extras.treasury();
        return new Fortunes(
                ofEach(view, extras, seat -> treasury.of(state, seat)),
                ofEach(view, extras, seat -> treasury.balance(state, seat)),
                ofEach(view, extras, seat -> treasury.debt(state, seat)),
                ofEach(view, extras, seat -> treasury.deserted(state, seat)),
                ofEach(view, extras, seat -> treasury.deserters(state, seat)),
                event,
                isSomewhere ? extras.events().territory(state) : View.NONE);
    }

    private static List<OptionalInt> ofEach(View view, Extras extras, IntUnaryOperator figure) {
        return IntStream.range(0, view.seats())
                .mapToObj(
                        seat ->
                                extras.treasury().isKept() && view.knows(seat)
                                        ? OptionalInt.of(figure.applyAsInt(seat))
                                        : OptionalInt.empty())
                .toList();
    }
}
