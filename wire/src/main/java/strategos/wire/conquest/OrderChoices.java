package strategos.wire.conquest;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import strategos.conquest.move.Move;
import strategos.conquest.move.Order;
import strategos.conquest.move.OrderCard;
import strategos.conquest.orders.Giving;
import strategos.conquest.orders.OrderTerms;
import strategos.conquest.rules.Structure;
import strategos.conquest.rules.Structure.Together;
import strategos.conquest.view.OrderSheet;
import strategos.conquest.view.View;

/** Lists the orders that a viewer can give. */
final class OrderChoices {

    private final View view;
    private final OrderSheet sheet;
    private final Together rules;

    OrderChoices(View view) {
        this.view = view;
        sheet = view.orders();
        rules = view.rules().structure() instanceof Together together ? together : Structure.ORDERS;
    }

    Choices.Orders choices(int left) {
        var own =
                territories(this::isOwn).stream()
                        .map(from -> new Choices.Source(from, sheet.spare(from), ways(from)))
                        .toList();
        return new Choices.Orders(
                left,
                own,
                territories(to -> view.isLegal(new Order.Bomb(to))),
                sheet.cards(OrderCard.BLOCKADE) > 0,
                mayAirlift(),
                partners(),
                view.isLegal(new Order.Reinforce()) ? Giving.REINFORCEMENT : 0,
                view.isLegal(new Move.Done()),
                terms(rules),
                view.hasSpecialTerms() ? special(own) : List.of());
    }

    private List<Integer> territories(IntPredicate wanted) {
        return IntStream.range(0, view.board().size()).filter(wanted).boxed().toList();
    }

    private boolean isOwn(int territory) {
        return view.owner(territory) == view.seat();
    }

    private List<Integer> ways(int from) {
        return view.board().territories().get(from).neighbours().stream()
                .filter(to -> isOwn(to) || !view.isFriend(view.owner(to)))
                .toList();
    }

    private boolean mayAirlift() {
        return sheet.cards(OrderCard.AIRLIFT) > 0;
    }

    private List<Integer> foreign() {
        return territories(to -> view.sees(to) && !view.isFriend(view.owner(to)));
    }

    private List<Integer> partners() {
        return IntStream.range(0, view.seats())
                .filter(seat -> view.isLegal(new Order.Negotiate(seat)))
                .boxed()
                .toList();
    }

    private static Choices.Terms terms(Together rules) {
        return new Choices.Terms(rules.attackersKill(), rules.defendersKill(), rules.luck());
    }

    private List<Choices.Front> special(List<Choices.Source> own) {
        List<Choices.Front> special = new ArrayList<>();
        for (Choices.Source source : own) {
            for (int to : mayAirlift() ? foreign() : source.to()) {
                Together here = OrderTerms.of(rules, view.terms(source.from(), to));
                if (!isOwn(to) && !here.equals(rules))
                    special.add(new Choices.Front(source.from(), to, terms(here)));
            }
        }
        return special;
    }
}
