package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Claim;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.OpeningKind;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.RulesetText;
import strategos.conquest.rules.Share;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Match;
import strategos.game.NotationException;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Turn;

/** What the web site that document 002 names adds to the start: picks, and neutral territories. */
class WarzoneStartTest {

    private static final String PICKED = "opening = picked\n";
    private static final String FOUR = "starting-territories = 4\n";

    /** The state after the draw of the order, when something is dealt or picked. */
    private static State opened(Conquest game) {
        State state = game.start();
        var random = new Seed(3).random();
        while (state.stage() == Stage.DRAW_ORDER) game.simulation().roll(state, random);
        return state;
    }

    private static State begun(Conquest game) {
        State state = opened(game);
        var random = new Seed(4).random();
        while (state.turns() == 0) {
            if (game.turn(state) instanceof Turn.Roll) game.simulation().roll(state, random);
            else game.simulation().play(state, random.nextInt(game.simulation().count(state)));
        }
        return state;
    }

    @DisplayName(
            "002: The developed program is compatible with the rules of \"Warzone version of Risk\": starting territories can be picked")
    @Test
    void picked() {
        var game = new Conquest(OrderTable.rules(PICKED), ConquestBoards.world(), 3);
        State state = opened(game);
        assertThat(state.stage()).isEqualTo(Stage.CLAIM);
        Seat first = Seat.of(state.seatAt(0));
        assertThat(game.turn(state)).isEqualTo(new Turn.Decide(first));
        game.move(state, first.index(), new Claim(7));
        assertThat(state.owner(7)).isEqualTo(first.index());
        assertThat(state.armies(7)).as("armies-each").isEqualTo(2);
        assertThat(game.turn(state)).isEqualTo(new Turn.Decide(Seat.of(state.seatAt(1))));
        assertThat(game.refusal(state, Seat.of(state.seatAt(1)), new Claim(7)))
                .hasValueSatisfying(why -> assertThat(why).endsWith(" is not free"));
        State begun = begun(game);
        assertThat(begun.stage()).isEqualTo(Stage.ORDERS);
        for (int seat = 0; seat < 3; seat++) assertThat(begun.holdings(seat)).isEqualTo(14);
        assertThat(begun.isAlive(3)).as("nothing is neutral").isFalse();
    }

    @DisplayName("Two players pick as well")
    @Test
    void twoPick() {
        var game = new Conquest(OrderTable.rules(PICKED), ConquestBoards.world(), 2);
        assertThat(opened(game).stage()).isEqualTo(Stage.CLAIM);
    }

    @DisplayName(
            "002: The developed program is compatible with the rules of \"Warzone version of Risk\": territories can be neutral at the start")
    @Test
    void neutral() {
        for (String opening : new String[] {"", PICKED}) {
            var rules = OrderTable.rules(opening + FOUR + "neutral-armies = 5");
            State state = begun(new Conquest(rules, ConquestBoards.world(), 3));
            for (int seat = 0; seat < 3; seat++) {
                assertThat(state.holdings(seat)).isEqualTo(4);
                assertThat(state.totalArmies(seat)).isEqualTo(8);
            }
            assertThat(state.holdings(3)).as("neutral territories").isEqualTo(42 - 3 * 4);
            assertThat(state.totalArmies(3)).isEqualTo(30 * 5);
        }
    }

    @DisplayName("Neutral territories have to be taken to win by orders")
    @Test
    void neutralCounts() {
        var rules = OrderTable.rules(FOUR);
        var game = new Conquest(rules, ConquestBoards.world(), 2);
        State state = begun(game);
        for (int t = 0; t < state.board().size(); t++) if (state.owner(t) == 1) state.give(t, 0);
        assertThat(game.rulebook().turns().goals().isReached(state)).isFalse();
        for (int t = 0; t < state.board().size(); t++) state.give(t, 0);
        assertThat(game.rulebook().turns().goals().isReached(state)).isTrue();
    }

    @DisplayName(
            "Seats that have turns of their own can start with a share, and place their armies")
    @Test
    void inTurn() {
        var rules = SampleRules.read("base = classic\n" + FOUR);
        State state = begun(new Conquest(rules, ConquestBoards.world(), 3));
        for (int seat = 0; seat < 3; seat++) {
            assertThat(state.holdings(seat)).isEqualTo(4);
            assertThat(state.totalArmies(seat)).as("the printed number").isEqualTo(35);
        }
        assertThat(state.totalArmies(3)).isEqualTo(2 * 30);
    }

    @DisplayName("A share survives being written, and starts as all of the board")
    @Test
    void text() throws NotationException {
        for (Ruleset preset : ConquestPresets.ALL)
            assertThat(preset.setup().share()).isEqualTo(Share.ALL);
        var rules = OrderTable.rules(PICKED + FOUR + "neutral-armies = 3");
        assertThat(rules.setup().share()).isEqualTo(new Share(4, 3));
        assertThat(OpeningKind.of(rules.setup())).isEqualTo(OpeningKind.PICKED);
        assertThat(RulesetText.read("t", RulesetText.write(rules))).isEqualTo(rules);
        assertThat(RulesetText.change(rules, "t", "starting-territories = all").setup().share())
                .isEqualTo(new Share(0, 3));
    }

    @DisplayName("What cannot be started so is refused with a reason")
    @Test
    void refused() {
        assertThatThrownBy(() -> RulesetText.read("t", "starting-territories = 0"))
                .hasMessage(
                        "t:1: 'starting-territories' is all, or a number of 1 or more such as 4, not '0'");
        assertThatThrownBy(() -> RulesetText.read("t", "neutral-armies = 0"))
                .hasMessage("t:1: a neutral territory starts with 1 to 10,000 armies, not 0");
        assertThatThrownBy(
                        () ->
                                RulesetText.read(
                                        "t", "territories = positions\nstarting-territories = 2"))
                .hasMessageContaining("use 'starting-territories = all'");
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> new Conquest(OrderTable.rules(FOUR), ConquestBoards.world(), 11))
                .withMessageContaining("11 seats with 4 starting territories each need 44");
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> new Conquest(SampleRules.read(FOUR), ConquestBoards.world(), 2))
                .withMessageContaining("use 'neutral = none'");
    }

    @DisplayName("A whole match can be played so")
    @Test
    void wholeMatch() throws Exception {
        var game = new Conquest(OrderTable.rules(PICKED + FOUR), ConquestBoards.world(), 3);
        var match = new Match<State, Move, View>(game);
        var play = EagerPlay.of(game, new Seed(5));
        while (!match.isOver()) match.take(play.next(match.state()));
        assertThat(match.state().turns()).isPositive();
    }
}
