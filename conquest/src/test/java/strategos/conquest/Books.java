package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import strategos.conquest.board.Board;
import strategos.conquest.board.Boost;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Claim;
import strategos.conquest.move.Move.Place;
import strategos.conquest.move.Move.Resign;
import strategos.conquest.move.Move.Trade;
import strategos.conquest.rules.Extensions.Boosts;
import strategos.conquest.rules.Extensions.Economy.Kept;
import strategos.conquest.rules.Income.Pays;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.SetValue.Fixed;
import strategos.conquest.state.ExtraState.Page;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Simulation;
import strategos.game.Step;
import strategos.game.Step.Moved;
import strategos.game.Step.Rolled;
import strategos.game.Viewer;
import strategos.testkit.GameUnderTest;
import strategos.testkit.Moment;

/** The books of a match kept a second time, in plain loops: what comes, goes and stays. */
final class Books {

    private static final int DECISIONS = 2_000;

    // Events by their numbers.
    private static final int HARVEST = 0;
    private static final int FAMINE = 1;
    private static final int PLAGUE = 2;
    private static final int UPRISING = 5;

    private Books() {}

    static void armiesAddUp(
            GameUnderTest<State, Move, View> under,
            Moment<State, Move> moment,
            RandomGenerator random) {
        State before = moment.state();
        Ruleset rules = under.game().view(before, new Viewer.Public()).rules();
        State after = moment.after(under.game());
        assertThat(armies(after))
                .as("armies on the board")
                .isEqualTo(
                        armies(before)
                                + reinforcements(rules, before, moment.next())
                                + positions(before, after)
                                - losses(before, moment.next())
                                - deserters(rules, before, after));
        assertThat(after.left())
                .as("armies to be placed")
                .isEqualTo(left(rules, before, moment.next(), after));
    }

    private static int reinforcements(Ruleset rules, State before, Step<Move> step) {
        return switch (step) {
            case Moved<Move>(_, Claim _) -> 1;
            case Moved<Move>(_, Place(_, int armies)) -> armies;
            case Moved<Move>(_, Trade trade) ->
                    trade.matching() == Trade.NONE ? 0 : rules.cards().matching();
            case Rolled<Move> _ ->
                    before.stage() == Stage.DEAL || before.stage() == Stage.DEAL_ARMIES ? 1 : 0;
            case Moved<Move> _ -> 0;
        };
    }

    /** What the board gives to the seats when the last place of the order is drawn. */
    private static int positions(State before, State after) {
        boolean begun = before.stage() == Stage.DRAW_ORDER && after.turns() > 0;
        return begun
                ? after.board().features().starts().stream()
                        .flatMap(start -> start.armies().values().stream())
                        .mapToInt(armies -> armies)
                        .sum()
                : 0;
    }

    /** As many armies die in a round as dice are compared. */
    private static int losses(State before, Step<Move> step) {
        if (step instanceof Rolled<Move>(int outcome) && before.stage() == Stage.DRAW_EVENT)
            return losses(before, outcome);
        return step instanceof Rolled && before.stage() == Stage.BATTLE
                ? Math.min(before.attackDice(), before.defendDice())
                : 0;
    }

    private static int deserters(Ruleset rules, State before, State after) {
        boolean settled =
                rules.extensions().economy().kept() == Kept.ON && after.turns() > before.turns();
        return settled ? after.extra().get(Page.DESERTED, after.seat()) : 0;
    }

    private static int losses(State before, int outcome) {
        int territories = before.board().size();
        return switch (outcome / territories) {
            case PLAGUE ->
                    IntStream.range(0, territories)
                            .map(before::armies)
                            .filter(armies -> armies > 10)
                            .map(armies -> armies / 2)
                            .sum();
            case UPRISING -> before.armies(outcome % territories) - 1;
            default -> 0;
        };
    }

    private static int left(Ruleset rules, State before, Step<Move> step, State after) {
        if (after.turns() > before.turns()) return income(rules, before, after);
        if (before.stage() == Stage.DRAW_ORDER || before.stage() == Stage.ROLL_ORDER)
            return after.left();
        return switch (step) {
            case Moved<Move>(_, Trade trade) -> before.left() + value(rules, before, trade);
            case Moved<Move>(_, Claim _) -> before.left() - 1;
            case Moved<Move>(Seat seat, Resign _) ->
                    seat.index() == before.seat() && after.stage() != Stage.OVER
                            ? 0
                            : before.left();
            case Moved<Move>(_, Place(_, int armies)) -> before.left() - armies;
            case Rolled<Move> _ ->
                    before.left()
                            - (before.stage() == Stage.DEAL || before.stage() == Stage.DEAL_ARMIES
                                    ? 1
                                    : 0);
            case Moved<Move> _ -> before.left();
        };
    }

    private static int value(Ruleset rules, State before, Trade trade) {
        var value = rules.cards().value();
        if (!(value instanceof Fixed(int infantry, int cavalry, int artillery, int oneOfEach)))
            return value.most(before.setsTraded());
        var types =
                IntStream.of(trade.first(), trade.second(), trade.third())
                        .filter(card -> card < before.board().size())
                        .map(card -> card % 3)
                        .boxed()
                        .toList();
        boolean alike = types.size() > 1 && types.stream().distinct().count() == 1;
        return alike ? List.of(infantry, cavalry, artillery).get(types.getFirst()) : oneOfEach;
    }

    /** What a turn begins with, counted territory by territory. */
    static int income(Ruleset rules, State before, State state) {
        Board board = state.board();
        int[] missing = new int[board.continents().size()];
        int held = 0;
        for (int t = 0; t < board.size(); t++) {
            if (state.owner(t) == state.seat()) held++;
            else missing[board.territories().get(t).continent()]++;
        }
        int byTerritory = held / rules.income().territoriesPerArmy();
        int continents = 0;
        for (int c = 0; c < missing.length; c++)
            if (missing[c] == 0 && pays(rules, before, state.seat(), c))
                continents += bonus(rules, state, board.continents().get(c).bonus());
        int least = rules.income().least();
        int income =
                switch (rules.income().leastOf()) {
                    case TERRITORIES -> Math.max(least, byTerritory) + continents;
                    case ALL -> Math.max(least, byTerritory + continents);
                };
        return afterExtensions(rules, state, held, income + supply(rules, state));
    }

    private static int supply(Ruleset rules, State state) {
        if (rules.extensions().boosts() == Boosts.OFF) return 0;
        int supply = 0;
        for (int t = 0; t < state.board().size(); t++) {
            for (Boost boost : state.board().features().boosts(t))
                if (boost instanceof Boost.Supply(int armies) && state.owner(t) == state.seat())
                    supply += armies;
        }
        return supply;
    }

    private static int afterExtensions(Ruleset rules, State state, int held, int income) {
        if (rules.extensions().eventsEvery() == 0) return income;
        return switch (state.extra().get(Page.EVENT, 0) - 1) {
            case HARVEST -> income + held / 4;
            case FAMINE -> (income + 1) / 2;
            default -> income;
        };
    }

    private static boolean pays(Ruleset rules, State before, int seat, int continent) {
        if (rules.income().pays() == Pays.AT_ONCE) return true;
        int last = before.extra().get(Page.LAST_TURNS, seat);
        return last > 0 && before.extra().get(Page.WHOLE_SINCE, continent) <= last;
    }

    private static int bonus(Ruleset rules, State state, int printed) {
        double factor = Math.min(3, 1 + rules.income().growth() * state.rounds() / 100.0);
        return (int) Math.floor(printed * factor + 1e-9);
    }

    static void cardsAddUp(
            GameUnderTest<State, Move, View> under,
            Moment<State, Move> moment,
            RandomGenerator random) {
        State before = moment.state();
        State after = moment.after(under.game());
        eachCardIsInOnePlace(after);
        int hands = hands(before);
        int used = before.cards() - before.deckSize() - hands;
        switch (moment.next()) {
            case Moved<Move>(_, Trade _) -> {
                assertThat(hands(after)).as("cards in hands").isEqualTo(hands - 3);
                assertThat(after.deckSize()).as("deck").isEqualTo(before.deckSize());
                assertThat(after.setsTraded()).as("sets traded").isEqualTo(before.setsTraded() + 1);
            }
            case Rolled<Move> _ when before.stage() == Stage.DRAW_CARD -> {
                assertThat(hands(after)).as("cards in hands").isEqualTo(hands + 1);
                assertThat(after.handSize(before.seat()))
                        .isEqualTo(before.handSize(before.seat()) + 1);
            }
            case Moved<Move>(Seat seat, Resign()) -> {
                int hand = before.handSize(seat.index());
                assertThat(hands(after)).as("cards in hands").isEqualTo(hands - hand);
                assertThat(after.deckSize()).as("deck").isEqualTo(before.deckSize() + hand);
            }
            case Moved<Move> _, Rolled<Move> _ -> {
                assertThat(hands(after)).as("cards in hands").isEqualTo(hands);
                boolean reshuffled = after.stage() == Stage.DRAW_CARD && before.deckSize() == 0;
                assertThat(after.deckSize())
                        .as("deck")
                        .isEqualTo(reshuffled ? used : before.deckSize());
            }
        }
        theBeatenHoldNothing(after);
        View own = under.game().view(after, Viewer.inSeat(after.seat()));
        if (own.cards().canTrade())
            assertThat(own.cards().trades()).as("ways to trade").isPositive();
    }

    private static void eachCardIsInOnePlace(State state) {
        for (int card = 0; card < state.cards(); card++) {
            int places = state.isInDeck(card) ? 1 : 0;
            for (int seat = 0; seat < state.seats(); seat++)
                if (state.holdsCard(seat, card)) places++;
            assertThat(places).as("places of card %d", card).isLessThanOrEqualTo(1);
        }
    }

    private static void theBeatenHoldNothing(State state) {
        if (state.turns() == 0) return;
        for (int seat = 0; seat < state.seats(); seat++) {
            if (holdings(state, seat) == 0)
                assertThat(state.handSize(seat)).as("cards of beaten seat %d", seat).isZero();
        }
    }

    static void territoriesAreHeld(
            GameUnderTest<State, Move, View> under,
            Moment<State, Move> moment,
            RandomGenerator random) {
        territoriesAreHeld(moment.after(under.game()));
    }

    private static void territoriesAreHeld(State state) {
        for (int t = 0; t < state.board().size(); t++) {
            int owner = state.owner(t);
            boolean isBeingOccupied = state.stage() == Stage.OCCUPY && state.to() == t;
            if (owner == State.NOBODY) {
                assertThat(state.turns()).as("turns while territory %d is free", t).isZero();
                assertThat(state.armies(t)).as("armies on free territory %d", t).isZero();
            } else if (isBeingOccupied) {
                assertThat(state.armies(t))
                        .as("armies on territory %d, just conquered", t)
                        .isZero();
            } else {
                assertThat(state.armies(t)).as("armies on territory %d", t).isPositive();
            }
            for (int other = 0; other < state.owners(); other++) {
                boolean held = (state.held(other, t / Long.SIZE) >>> t & 1) != 0;
                assertThat(held)
                        .as("territory %d is held by %d", t, other)
                        .isEqualTo(other == owner);
            }
        }
        for (int owner = 0; owner < state.owners(); owner++)
            assertThat(state.holdings(owner)).isEqualTo(holdings(state, owner));
    }

    static void playoutsKeepTheBooks(GameUnderTest<State, Move, View> under, Seed seed) {
        Simulation<State> simulation = under.simulation();
        RandomGenerator random = seed.child("playout").random();
        State state = under.game().start();
        for (int i = 0; i < DECISIONS && simulation.actor(state) != Simulation.NOBODY; i++) {
            if (simulation.actor(state) == Simulation.NATURE) simulation.roll(state, random);
            else simulation.play(state, random.nextInt(simulation.count(state)));
            if (i % 50 != 0) continue;
            territoriesAreHeld(state);
            eachCardIsInOnePlace(state);
            theBeatenHoldNothing(state);
        }
    }

    private static int armies(State state) {
        return IntStream.range(0, state.board().size()).map(state::armies).sum();
    }

    private static int holdings(State state, int owner) {
        return (int)
                IntStream.range(0, state.board().size())
                        .filter(t -> state.owner(t) == owner)
                        .count();
    }

    private static int hands(State state) {
        return IntStream.range(0, state.seats()).map(state::handSize).sum();
    }
}
