package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.OpeningKind;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.Setup;
import strategos.conquest.rules.Setup.Armies;
import strategos.conquest.rules.Setup.Neutral;
import strategos.conquest.rules.Setup.Territories;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.game.Seed;

/** Where modern differs from classic, row by row. docs/rules/modern.md */
class ModernRulesTest {

    private static Position position() {
        return Position.of(ConquestPresets.MODERN, 3)
                .holds(0, "Alaska 6, Brazil 1")
                .holds(2, "Kamchatka 2, Japan 2")
                .holdsTheRest(1);
    }

    @DisplayName("modern: 2 to 6 players")
    @Test
    void twoToSixPlayers() {
        for (int seats = 2; seats <= 6; seats++)
            assertThat(new Conquest(ConquestPresets.MODERN, ConquestBoards.world(), seats).seats())
                    .isEqualTo(seats);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Conquest(ConquestPresets.MODERN, ConquestBoards.world(), 7))
                .withMessage("modern is for 2 to 6 seats, not 7");
    }

    @DisplayName(
            "modern: the order of turns is drawn at random, every order as likely as any other")
    @Test
    void orderIsDrawn() {
        var game = new Conquest(ConquestPresets.MODERN, ConquestBoards.world(), 3);
        var orders =
                IntStream.range(0, 60)
                        .mapToObj(seed -> opened(game, new Seed(seed)))
                        .map(state -> List.of(state.seatAt(0), state.seatAt(1), state.seatAt(2)))
                        .distinct();
        assertThat(orders).hasSize(6);
    }

    @DisplayName("modern: territories are dealt so that counts differ by at most one, or claimed")
    @ParameterizedTest(name = "{0} seats")
    @CsvSource({"3", "4", "5", "6"})
    void territoriesAreDealtOrClaimed(int seats) {
        var claiming = ConquestPresets.MODERN.opened(OpeningKind.CLAIMED);
        var claimed = new Conquest(claiming, ConquestBoards.world(), seats);
        assertThat(drawnOrder(claimed).stage()).isEqualTo(Stage.CLAIM);
        var dealt = new Conquest(ConquestPresets.MODERN, ConquestBoards.world(), seats);
        assertThat(drawnOrder(dealt).stage()).isEqualTo(Stage.DEAL);
        State state = opened(dealt, new Seed(seats));
        var counts = IntStream.range(0, seats).map(state::holdings).summaryStatistics();
        assertThat(counts.getMax() - counts.getMin()).isLessThanOrEqualTo(1);
    }

    @DisplayName("modern: starting armies are 35, 30, 25 or 20, placed in turn or dealt")
    @ParameterizedTest(name = "{0} seats, {1} armies, {2}")
    @CsvSource({"3, 35, IN_TURN", "4, 30, DEALT", "5, 25, IN_TURN", "6, 20, DEALT"})
    void startingArmies(int seats, int armies, Armies how) {
        var game = new Conquest(dealt(how), ConquestBoards.world(), seats);
        State state = opened(game, new Seed(seats));
        assertThat(IntStream.range(0, seats).map(state::totalArmies)).containsOnly(armies);
    }

    private static Ruleset dealt(Armies armies) {
        return ConquestPresets.MODERN.withSetup(
                new Setup(Territories.DEALT, armies, Neutral.WITH_TWO_SEATS));
    }

    private static State drawnOrder(Conquest game) {
        State state = game.start();
        var play = EagerPlay.of(game, new Seed(1));
        while (state.stage() == Stage.DRAW_ORDER) game.apply(state, play.next(state));
        return state;
    }

    /** The state in which the first turn begins. */
    private static State opened(Conquest game, Seed seed) {
        State state = game.start();
        var play = EagerPlay.of(game, seed);
        while (state.turns() == 0) game.apply(state, play.next(state));
        return state;
    }

    @DisplayName(
            "modern: income, the extra armies of a set and the attacker's dice are as in classic")
    @Test
    void asInClassic() {
        assertThat(ConquestPresets.MODERN.income()).isEqualTo(ConquestPresets.CLASSIC.income());
        assertThat(ConquestPresets.MODERN.cards().matching())
                .isEqualTo(ConquestPresets.CLASSIC.cards().matching())
                .isEqualTo(2);
        assertThat(ConquestPresets.MODERN.combat().attacker())
                .isEqualTo(ConquestPresets.CLASSIC.combat().attacker());
        var play = position().holdsCards(0, "Alaska", "Brazil", "wild1").reinforces(0, 3);
        play.move("trade Alaska Brazil wild1 on Brazil");
        assertThat(play.armies("Brazil")).isEqualTo(3);
        assertThat(play.left()).isEqualTo(3 + 4);
    }

    @DisplayName("modern: sets are worth 4, 6, 8, 10, 12, 15, then 5 more each")
    @Test
    void setValues() {
        var values =
                IntStream.range(0, 9)
                        .map(
                                sets ->
                                        position()
                                                .setsTraded(sets)
                                                .reinforces(0, 3)
                                                .view(0)
                                                .cards()
                                                .setValue());
        assertThat(values).containsExactly(4, 6, 8, 10, 12, 15, 20, 25, 30);
    }

    @DisplayName("modern: with 5 cards or more at the start of the turn a set has to be traded")
    @Test
    void fiveCardsAreTraded() {
        var four = position().holdsCards(0, "Peru", "Egypt", "wild1", "wild2").reinforces(0, 3);
        assertThat(four.allows("place Alaska 1")).isTrue();
        assertThat(four.allows("trade Peru Egypt wild1")).isTrue();

        var five =
                position()
                        .holdsCards(0, "Peru", "Egypt", "wild1", "wild2", "Ural")
                        .reinforces(0, 3);
        assertThat(five.view(0).cards().mustTrade()).isTrue();
        assertThat(five.refusal("place Alaska 1"))
                .isEqualTo("with this many cards you have to trade a set first");
        assertThat(five.options()).isNotEmpty().allMatch(move -> move.startsWith("trade "));
        five.move("trade Peru Egypt wild1");
        assertThat(five.view(0).cards().mustTrade()).isFalse();
        assertThat(five.move("place Alaska 7").stage()).isEqualTo(Stage.ATTACK);
    }

    @DisplayName(
            "modern: after an elimination 6 cards or more are traded at once, down to 4 or fewer")
    @Test
    void tradedAfterElimination() {
        var six = eliminates("Peru", "Egypt", "wild1", "wild2", "Ural", "Congo");
        assertThat(six.stage()).isEqualTo(Stage.REINFORCE);
        six.move("trade Peru Egypt wild1").move("place Kamchatka 4");
        assertThat(six.stage()).isEqualTo(Stage.ATTACK);
        assertThat(six.hand(0)).hasSize(3);
        var five = eliminates("Peru", "Egypt", "wild1", "wild2", "Ural");
        assertThat(five.stage()).as("with 5 it waits").isEqualTo(Stage.ATTACK);
    }

    private static Play eliminates(String... cards) {
        return Position.of(ConquestPresets.MODERN, 3)
                .holds(0, "Alaska 6")
                .holds(2, "Kamchatka 1")
                .holdsTheRest(1)
                .holdsCards(2, cards)
                .attacks(0)
                .move("attack Alaska Kamchatka 3")
                .dice("6 2 1 - 5")
                .move("occupy 3");
    }

    @DisplayName("modern: the card is drawn at the end of the turn")
    @Test
    void cardIsDrawnAtTheEndOfTheTurn() {
        var play = position().attacks(0).move("attack Alaska Alberta 3").dice("6 6 6 - 1");
        play.move("occupy 3").move("done");
        assertThat(play.stage()).isEqualTo(Stage.FORTIFY);
        play.move("fortify Alaska Alberta 1");
        assertThat(play.stage()).isEqualTo(Stage.DRAW_CARD);
        play.draw("Ural");
        assertThat(play.hand(0)).containsExactly("Ural");
        assertThat(play.seat()).isEqualTo(1);
        assertThat(position().fortifies(0).move("done").hand(0)).as("nothing conquered").isEmpty();
    }

    @DisplayName("modern: the attacker chooses 1 to 3 dice, the defender rolls the most allowed")
    @Test
    void defenderRollsTheMost() {
        var play = position().attacks(0);
        assertThat(play.options())
                .contains(
                        "attack Alaska Kamchatka 1",
                        "attack Alaska Kamchatka 2",
                        "attack Alaska Kamchatka 3");
        play.move("attack Alaska Kamchatka 1").dice("6 - 1 2");
        play.move("attack Alaska Kamchatka 1").dice("1 - 1");
        assertThat(play.refusalTo(2, "stand always 1"))
                .isEqualTo("the defence always rolls the most dice here");
    }

    @DisplayName("modern: at least as many armies occupy as dice were rolled, and one stays")
    @ParameterizedTest(name = "{0} armies, {1} dice: {2} to {3}")
    @CsvSource({"6, 3, 3, 5", "6, 1, 1, 5", "5, 2, 2, 4", "4, 2, 2, 3"})
    void occupation(int armies, int dice, int least, int most) {
        var play =
                Position.of(ConquestPresets.MODERN, 3)
                        .holds(0, "Alaska " + armies)
                        .holds(2, "Japan 2")
                        .holdsTheRest(1)
                        .attacks(0)
                        .move("attack Alaska Kamchatka " + dice)
                        .dice("6 ".repeat(dice) + "- 1");
        assertThat(play.options())
                .containsExactlyElementsOf(
                        IntStream.rangeClosed(least, most).mapToObj(n -> "occupy " + n).toList());
    }

    @DisplayName("modern: where the dice leave no choice, the armies move unasked")
    @Test
    void occupationWithoutChoice() {
        var play =
                Position.of(ConquestPresets.MODERN, 3)
                        .holds(0, "Alaska 4")
                        .holds(2, "Japan 2")
                        .holdsTheRest(1)
                        .attacks(0)
                        .move("attack Alaska Kamchatka 3")
                        .dice("6 6 6 - 1");
        assertThat(play.stage()).isEqualTo(Stage.ATTACK);
        assertThat(play.armies("Kamchatka")).isEqualTo(3);
    }

    @DisplayName("modern: a continent pays only if it is held when the turn begins")
    @Test
    void continentPaysAtTheStartOfTheTurn() {
        var play =
                Position.of(ConquestPresets.MODERN, 3)
                        .holds(0, "Argentina 9, Brazil 1, Peru 1")
                        .holds(2, "Japan 2")
                        .holdsTheRest(1)
                        .attacks(0);
        assertThat(play.view(0).income(0)).isEqualTo(3);
        play.move("done").move("fortify Argentina Peru 7");
        play.move("place Egypt " + play.left()).move("done").move("done");
        play.move("place Japan 3").move("done").move("done");
        assertThat(play.left()).isEqualTo(3);
        play.move("place Peru 3").move("attack Peru Venezuela 3").dice("6 6 6 - 1");
        play.move("occupy 5").move("done").move("done").draw("Ural");
        assertThat(play.view(0).income(0)).isEqualTo(3 + 2);
    }
}
