package strategos.wire.conquest;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.conquest.Conquest;
import strategos.conquest.board.Board;
import strategos.conquest.board.BoardText;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move;
import strategos.conquest.move.Order;
import strategos.conquest.odds.Assault;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.NotationException;
import strategos.game.Seed;
import strategos.game.Viewer;
import strategos.wire.Json;

class ChoicesTest {

    private static final int MATCHES = 2;

    @DisplayName("Choices are exactly the legal moves of the seat that decides")
    @ParameterizedTest
    @MethodSource("strategos.wire.conquest.SampleMatch#games")
    void agreeWithTheRules(Conquest game) {
        eachView(
                game,
                view -> {
                    var choices = ChoiceMaker.choices(view);
                    assertThat(moves(choices, game.board().size()).collect(toSet()))
                            .isEqualTo(new HashSet<>(view.moves()));
                    assertThat(moves(choices, game.board().size())).hasSize(view.count());
                    assertThat(blitzes(choices, view)).allMatch(view::isLegal);
                });
    }

    @DisplayName("Chances and losses of attacks are exact to six digits")
    @Test
    void odds() {
        Set<Choices.Target> targets = new HashSet<>();
        eachView(
                SampleMatch.games().getFirst(),
                view -> {
                    if (!(ChoiceMaker.choices(view) instanceof Choices.Attack(var attacks, _)))
                        return;
                    for (var attack : attacks) {
                        int armies = view.armies(attack.from());
                        int defenders = view.armies(attack.to());
                        if (targets.add(attack)) checkOdds(attack, Assault.of(armies, defenders));
                    }
                });
    }

    private static void checkOdds(Choices.Target target, Assault assault) {
        var exact = assault.odds();
        assertThat(target.win()).isCloseTo(exact.win(), within(1e-6));
        assertThat(target.expectedLoss()).isCloseTo(exact.expectedAttackerLosses(), within(1e-6));
    }

    @DisplayName(
            "Where too many armies fight to look the odds up, none are given instead of a guess")
    @Test
    void oddsOfHugeBattles() {
        var game =
                new Conquest(SampleMatch.dealt(ConquestPresets.MODERN), ConquestBoards.world(), 3);
        State state = startOfFirstTurn(game);
        int seat = state.seat();
        for (int territory = 0; territory < state.board().size(); territory++)
            state.addArmies(territory, territory % 2 == 0 ? 300 : 1);
        var random = new Seed(8).random();
        while (state.stage() == Stage.REINFORCE) {
            int options = game.simulation().count(state);
            game.simulation().play(state, random.nextInt(options));
        }
        var view = game.view(state, Viewer.inSeat(seat));
        var attacks = ((Choices.Attack) ChoiceMaker.choices(view)).attacks();
        assertThat(attacks)
                .anyMatch(attack -> attack.win() == null)
                .allMatch(
                        attack ->
                                (attack.win() == null)
                                        == (Math.max(
                                                        view.armies(attack.from()),
                                                        view.armies(attack.to()))
                                                > 255));
    }

    @DisplayName("The best set brings the extra armies and keeps wild cards")
    @Test
    void bestSet() {
        var game =
                new Conquest(SampleMatch.dealt(ConquestPresets.MODERN), ConquestBoards.world(), 2);
        State state = startOfFirstTurn(game);
        int seat = state.seat();
        int own = cardOfType(state, 0, seat);
        int another = cardOfType(state, 0, 1 - seat);
        int second = cardOfType(state, 1, 1 - seat);
        int third = cardOfType(state, 2, 1 - seat);
        int wild = state.cards() - 1;
        for (int card : List.of(own, another, second, third, wild)) state.deal(card, seat);

        var choices = ChoiceMaker.choices(game.view(state, Viewer.inSeat(seat)));

        assertThat(choices)
                .isInstanceOfSatisfying(
                        Choices.Reinforce.class,
                        reinforce -> {
                            assertThat(reinforce.mustTrade()).isTrue();
                            assertThat(reinforce.territories()).isEmpty();
                            assertThat(reinforce.extra()).isEqualTo(2);
                            var cards = Stream.of(own, second, third).sorted().toList();
                            assertThat(reinforce.sets())
                                    .filteredOn(Choices.CardSet::best)
                                    .containsExactly(
                                            new Choices.CardSet(cards, 4, List.of(own), true));
                        });
    }

    @DisplayName("What can be moved is as long as the list of territories, not as its square")
    @Test
    void fortifyOnLargeBoards() throws NotationException {
        var game = new Conquest(SampleMatch.dealt(ConquestPresets.MODERN), largeBoard(1_000), 2);
        State state = startOfFirstTurn(game);
        state.enter(Stage.FORTIFY);

        var choices = ChoiceMaker.choices(game.view(state, Viewer.inSeat(state.seat())));

        assertThat(choices)
                .isInstanceOfSatisfying(
                        Choices.Fortify.class,
                        fortify -> {
                            assertThat(fortify.moves()).hasSizeGreaterThan(250);
                            assertThat(fortify.groups()).hasSizeLessThan(5);
                        });
        assertThat(Json.write(choices).length()).isLessThan(40 * 1_000);
    }

    /** A board with so dense borders that most territories of a seat are connected. */
    private static Board largeBoard(int territories) throws NotationException {
        var text = new StringBuilder("board: large\ntitle: Large\n[Land] 5\n");
        for (int i = 0; i < territories; i++) {
            text.append("T").append(i).append(": ");
            for (int next = 1; next <= 12; next++)
                text.append(next > 1 ? ", T" : "T").append((i + next) % territories);
            text.append('\n');
        }
        return BoardText.read("large", text.toString());
    }

    private static State startOfFirstTurn(Conquest game) {
        State state = game.start();
        var random = new Seed(7).random();
        while (state.stage() != Stage.REINFORCE) game.simulation().roll(state, random);
        return state;
    }

    private static int cardOfType(State state, int type, int owner) {
        return IntStream.range(0, state.board().size())
                .filter(card -> card % 3 == type && state.owner(card) == owner)
                .findFirst()
                .orElseThrow();
    }

    private interface Law {
        void check(View view);
    }

    private static void eachView(Conquest game, Law law) {
        for (int match = 0; match < MATCHES; match++) {
            new SampleMatch(game, new Seed(3).child(match))
                    .play(
                            (before, _, _) ->
                                    SampleMatch.viewers(game)
                                            .forEach(
                                                    viewer ->
                                                            law.check(game.view(before, viewer))));
        }
    }

    private static Stream<Move> moves(Choices choices, int territories) {
        return switch (choices) {
            case Choices.None() -> Stream.of();
            case Choices.Claim(var free) -> free.stream().map(Move.Claim::new);
            case Choices.NameCapital(var own) -> own.stream().map(Move.NameCapital::new);
            case Choices.Settle(var own, int together, _) ->
                    own.stream().flatMap(t -> each(1, together, n -> new Move.Place(t, n)));
            case Choices.Trade(boolean mustTrade, _, var sets) -> {
                var trades = sets.stream().flatMap(ChoicesTest::trades);
                yield mustTrade ? trades : withDone(trades);
            }
            case Choices.Reinforce reinforce ->
                    Stream.concat(
                            reinforce.territories().stream()
                                    .flatMap(
                                            t ->
                                                    each(
                                                            1,
                                                            reinforce.left(),
                                                            n -> new Move.Place(t, n))),
                            reinforce.sets().stream().flatMap(ChoicesTest::trades));
            case Choices.Attack(var attacks, _) ->
                    withDone(
                            attacks.stream()
                                    .flatMap(
                                            a ->
                                                    each(
                                                            a.fewestDice(),
                                                            a.mostDice(),
                                                            n ->
                                                                    new Move.Attack(
                                                                            a.from(), a.to(), n))));
            case Choices.Orders orders -> orders(orders, territories);
            case Choices.Defend defend -> each(1, defend.most(), Move.Defend::new);
            case Choices.Occupy occupy -> each(occupy.atLeast(), occupy.atMost(), Move.Occupy::new);
            case Choices.Fortify fortify ->
                    withDone(fortify.moves().stream().flatMap(it -> marches(it, fortify.groups())));
        };
    }

    private static Stream<Move> marches(Choices.Departure departure, List<List<Integer>> groups) {
        int from = departure.from();
        return groups.get(departure.group()).stream()
                .filter(to -> to != from)
                .flatMap(to -> each(1, departure.most(), n -> new Move.Fortify(from, to, n)));
    }

    private static Stream<Move> orders(Choices.Orders orders, int territories) {
        var all = IntStream.range(0, territories).boxed().toList();
        List<Move> moves = new ArrayList<>();
        for (Choices.Source own : orders.own()) {
            int from = own.from();
            each(1, orders.left(), n -> new Order.Deploy(from, n)).forEach(moves::add);
            for (int to : own.to())
                each(1, own.most(), n -> new Order.Advance(from, to, n)).forEach(moves::add);
            if (orders.mayBlockade()) moves.add(new Order.Blockade(from));
            for (int to : orders.mayAirlift() ? all : List.<Integer>of())
                if (to != from)
                    each(1, own.most(), n -> new Order.Airlift(from, to, n)).forEach(moves::add);
        }
        orders.bombs().forEach(to -> moves.add(new Order.Bomb(to)));
        orders.partners().forEach(seat -> moves.add(new Order.Negotiate(seat)));
        if (orders.reinforcement() > 0) moves.add(new Order.Reinforce());
        if (orders.mayEnd()) moves.add(new Move.Done());
        return moves.stream();
    }

    private static Stream<Move> each(int from, int to, IntFunction<Move> move) {
        return IntStream.rangeClosed(from, to).mapToObj(move);
    }

    private static Stream<Move> withDone(Stream<Move> moves) {
        return Stream.concat(moves, Stream.of(new Move.Done()));
    }

    private static Stream<Move> trades(Choices.CardSet set) {
        var matching = set.matching().isEmpty() ? List.of(Move.Trade.NONE) : set.matching();
        var cards = set.cards();
        return matching.stream()
                .map(on -> new Move.Trade(cards.get(0), cards.get(1), cards.get(2), on));
    }

    private static List<Move> blitzes(Choices choices, View view) {
        if (!(choices instanceof Choices.Attack(var attacks, _))) return List.of();
        return attacks.stream()
                .flatMap(
                        a ->
                                each(
                                        1,
                                        view.armies(a.from()) - 1,
                                        keep -> new Move.Blitz(a.from(), a.to(), keep)))
                .toList();
    }
}
