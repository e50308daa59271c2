package strategos.conquest;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Done;
import strategos.conquest.move.Order;
import strategos.conquest.move.Order.Advance;
import strategos.conquest.move.Order.Deploy;
import strategos.conquest.view.View;

/**
 * Orders that look for a fight: all armies to where they are needed, and onto weaker neighbours.
 */
record EagerOrders(View view, RandomGenerator random) {

    Move next() {
        if (random.nextInt(8) == 0) return anyCard().orElseGet(this::fight);
        return fight();
    }

    private Move fight() {
        return view.left() > 0 ? deploy() : attack().orElseGet(this::end);
    }

    private Move end() {
        return random.nextInt(3) == 0 ? view.option(random.nextInt(view.count())) : new Done();
    }

    private Optional<Move> anyCard() {
        var cards =
                view.count() > 20_000
                        ? List.<Move>of()
                        : view.moves().stream().filter(EagerOrders::isCard).toList();
        return cards.isEmpty()
                ? Optional.empty()
                : Optional.of(cards.get(random.nextInt(cards.size())));
    }

    private static boolean isCard(Move move) {
        return move instanceof Order && !(move instanceof Deploy) && !(move instanceof Advance);
    }

    private Move deploy() {
        int territory = own().max(Comparator.comparingInt(this::strangers)).orElseThrow();
        return new Deploy(territory, random.nextInt(view.left()) + 1);
    }

    private Optional<Move> attack() {
        return own().filter(from -> view.orders().spare(from) > 0)
                .flatMap(
                        from ->
                                neighbours(from)
                                        .map(
                                                to ->
                                                        new Advance(
                                                                from,
                                                                to,
                                                                view.orders().spare(from))))
                .filter(order -> view.owner(order.to()) != view.seat() && view.isLegal(order))
                .filter(order -> order.armies() * 3 >= view.armies(order.to()) * 5)
                .max(Comparator.comparingInt(order -> order.armies() - view.armies(order.to())))
                .map(Move.class::cast)
                .or(this::moveUp);
    }

    private Optional<Move> moveUp() {
        return own().filter(from -> strangers(from) == 0 && view.orders().spare(from) > 0)
                .flatMap(
                        from ->
                                neighbours(from)
                                        .map(
                                                to ->
                                                        new Advance(
                                                                from,
                                                                to,
                                                                view.orders().spare(from))))
                .filter(view::isLegal)
                .max(
                        Comparator.comparingInt(
                                order -> strangers(order.to()) * 100 + random.nextInt(100)))
                .map(Move.class::cast);
    }

    private Stream<Integer> own() {
        return IntStream.range(0, view.board().size())
                .filter(territory -> view.owner(territory) == view.seat())
                .boxed();
    }

    private Stream<Integer> neighbours(int territory) {
        return view.board().territories().get(territory).neighbours().stream();
    }

    private int strangers(int territory) {
        return (int) neighbours(territory).filter(to -> view.owner(to) != view.seat()).count();
    }
}
