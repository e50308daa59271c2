package strategos.wire.conquest;

import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import strategos.conquest.move.OrderCard;
import strategos.conquest.rules.CardRules.Drawn;
import strategos.conquest.rules.Combat.DiceChoice;
import strategos.conquest.rules.Structure;
import strategos.conquest.view.Fortunes;
import strategos.conquest.view.OrderSheet;
import strategos.conquest.view.View;

/** Creates the scene of a view. */
final class SceneMaker {

    private SceneMaker() {}

    static ConquestScene scene(View view) {
        int territories = view.board().size();
        var fortunes = view.fortunes();
        return new ConquestScene(
                view.phase(),
                TurnPhase.of(view.rules()),
                view.turns(),
                view.turnOf(),
                view.decider(),
                list(view.seats(), view::seatAt),
                list(territories, view::owner),
                list(territories, view::armies),
                IntStream.range(0, view.seats())
                        .mapToObj(seat -> figures(view, fortunes, seat))
                        .toList(),
                list(view.board().continents().size(), continent -> holder(view, continent)),
                view.rules().cards().drawn() != Drawn.NEVER,
                CardFaces.of(view, view.cards().hand(), view.seat()),
                view.cards().deckSize(),
                view.cards().used(),
                view.cards().setsTraded(),
                view.cards().setValue(),
                view.hasConquered(),
                view.standing(),
                view.rules().combat().defender() == DiceChoice.CHOSEN,
                fortunes.event().orElse(null),
                place(fortunes),
                view.aims().snapshot(),
                view.aims().territories(),
                view.rules().winning().vote(),
                view.rounds(),
                view.rules().winning().roundLimit(),
                orders(view),
                ChoiceMaker.choices(view));
    }

    /** A loop, since a scene is made for every viewer after every step. */
    private static List<Integer> list(int size, IntUnaryOperator element) {
        var list = new Integer[size];
        for (int i = 0; i < size; i++) list[i] = element.applyAsInt(i);
        return List.of(list);
    }

    private static ConquestScene.SeatFigures figures(View view, Fortunes fortunes, int seat) {
        return new ConquestScene.SeatFigures(
                view.holdings(seat),
                view.totalArmies(seat),
                income(view, seat),
                view.cards().held(seat),
                isIn(view, seat),
                view.team(seat),
                nullable(view.received(seat)),
                nullable(fortunes.treasuries().get(seat)),
                nullable(fortunes.balances().get(seat)),
                nullable(fortunes.debts().get(seat)),
                nullable(fortunes.deserted().get(seat)),
                nullable(fortunes.deserters().get(seat)));
    }

    private static @Nullable Integer nullable(OptionalInt number) {
        return number.isPresent() ? number.getAsInt() : null;
    }

    /** The territory that the event in force is about, if it is about one. */
    static @Nullable Integer place(Fortunes fortunes) {
        return fortunes.territory() == View.NONE ? null : fortunes.territory();
    }

    private static ConquestScene.@Nullable Orders orders(View view) {
        if (!(view.rules().structure() instanceof Structure.Together)) return null;
        OrderSheet sheet = view.orders();
        List<OrderCard> cards =
                Stream.of(OrderCard.values())
                        .flatMap(card -> Collections.nCopies(sheet.cards(card), card).stream())
                        .toList();
        return new ConquestScene.Orders(
                sheet.areOpen(), cards, sheet.given(), sheet.shown(), sheet.snapshot().peace());
    }

    /** What a seat would get if its turn began now; nothing if it will never begin. */
    static int income(View view, int seat) {
        return isIn(view, seat) ? view.income(seat) : 0;
    }

    /** Whether a seat is in the match: before the first turn, those who hold nothing are, too. */
    private static boolean isIn(View view, int seat) {
        return view.turns() == 0 || view.isPlaying(seat);
    }

    private static int holder(View view, int continent) {
        for (int owner = 0; owner < view.owners(); owner++)
            if (view.holdsAll(owner, continent)) return owner;
        return View.NONE;
    }
}
