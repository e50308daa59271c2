package strategos.conquest.view;

import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import strategos.conquest.move.StandingDefence;

/**
 * An immutable copy of a view: everything that one viewer may know at one moment.
 *
 * @param seat the viewer's seat, or -1 for the public
 * @param decider the seat that has to decide, or -1
 * @param order the seats in the order of their turns
 * @param owners the owner of each territory; -1 for nobody, the number of seats for the neutral
 *     army, and -2 out of sight, as for all that the viewer does not know
 * @param alive which owners still hold anything
 * @param cards how many cards each seat holds
 * @param used the cards that have been traded and are not back in the deck
 * @param options how many moves the viewer can choose from
 */
public record Snapshot(
        int seat,
        Phase phase,
        int turns,
        int turnOf,
        int decider,
        List<Integer> order,
        List<Integer> owners,
        List<Integer> armies,
        List<Boolean> alive,
        List<Integer> hand,
        List<Integer> cards,
        List<Integer> used,
        int deck,
        int setsTraded,
        StandingDefence standing,
        Fortunes fortunes,
        Aims aims,
        OrderSheet.Snapshot orders,
        int options) {

    static Snapshot of(View view, OrderSheet.Snapshot orders) {
        return new Snapshot(
                view.seat(),
                view.phase(),
                view.turns(),
                view.turnOf(),
                view.decider(),
                each(view.seats(), view::seatAt),
                each(view.board().size(), view::owner),
                each(view.board().size(), view::armies),
                IntStream.range(0, view.owners()).mapToObj(view::isAlive).toList(),
                view.cards().hand(),
                each(view.seats(), view.cards()::held),
                view.cards().used(),
                view.cards().deckSize(),
                view.cards().setsTraded(),
                view.standing(),
                view.fortunes(),
                view.aims().snapshot(),
                orders,
                view.count());
    }

    private static List<Integer> each(int count, IntUnaryOperator figure) {
        return IntStream.range(0, count).map(figure).boxed().toList();
    }
}
