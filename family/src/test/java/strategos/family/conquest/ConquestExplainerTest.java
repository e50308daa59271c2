package strategos.family.conquest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.bots.conquest.ConquestBots;
import strategos.conquest.Conquest;
import strategos.conquest.battle.DiceLimits;
import strategos.conquest.board.Board;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move;
import strategos.conquest.odds.Assault;
import strategos.conquest.odds.BlitzOdds;
import strategos.conquest.reason.Reason;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.game.Seed;
import strategos.game.Viewer;
import strategos.wire.conquest.ConquestExplanation;
import strategos.wire.conquest.ConquestExplanation.Action;
import strategos.wire.conquest.ConquestExplanation.Deed;

/** A duel on the world that the first seat can nearly win. */
class ConquestExplainerTest {

    private static final Seed SEED = new Seed(4);

    private final Board board = ConquestBoards.world();
    private final Conquest game = new Conquest(ConquestPresets.MODERN, board, 2);
    private final ConquestExplainer explainer = new ConquestExplainer(game, ConquestBots.EXPERT);
    private State state;

    @BeforeEach
    void setUp() throws Exception {
        state = game.start();
        for (int t = 0; t < board.size(); t++) give(t, 0, 1);
        give(board.territory("Siam"), 0, 9);
        give(board.territory("Indonesia"), 1, 3);
        state.position(0);
        state.countTurn();
        state.left(0);
        state.enter(Stage.ATTACK);
    }

    private void give(int territory, int owner, int armies) {
        state.give(territory, owner);
        state.addArmies(territory, armies - state.armies(territory));
    }

    private static double odds(int attackers, int defenders) {
        return BlitzOdds.of(attackers, defenders, DiceLimits.PRINTED).orElseThrow().win();
    }

    private ConquestExplanation hint() {
        return explainer.hint(game.view(state, Viewer.inSeat(0)), SEED);
    }

    @Test
    @DisplayName("The odds of a hint are those of ./strategos odds 9 3")
    void odds() throws Exception {
        var hint = hint();
        assertThat(hint.action())
                .isEqualTo(
                        new Action(
                                Deed.ATTACK,
                                board.territory("Siam"),
                                board.territory("Indonesia"),
                                null));
        var battle = Objects.requireNonNull(hint.battle());
        assertThat(battle.attackers()).isEqualTo(9);
        assertThat(battle.defenders()).isEqualTo(3);
        assertThat(battle.win()).isCloseTo(Assault.of(9, 3).odds().win(), within(1e-12));
    }

    @Test
    @DisplayName("A conquest that ends the match eliminates, and completes a continent")
    void reasons() {
        var hint = hint();
        assertThat(hint.reasons().getFirst()).isEqualTo(new Reason.Eliminates(1, 0));
        assertThat(hint.reasons()).anyMatch(Reason.CompletesContinent.class::isInstance);
        assertThat(hint.chance()).isGreaterThan(0.9);
    }

    @Test
    @DisplayName("A move is compared with the next best one, by what is expected after the turn")
    void comparison() {
        var view = game.view(state, Viewer.inSeat(0));
        var stop = explainer.explain("expert", view, new Move.Done(), SEED);
        var attack = hint();
        assertThat(stop.action().deed()).isEqualTo(Deed.END_ATTACKS);
        assertThat(Objects.requireNonNull(attack.chance()))
                .isGreaterThanOrEqualTo(Objects.requireNonNull(stop.chance()));
        assertThat(stop.others().getFirst().action()).isEqualTo(attack.action());
        assertThat(attack.others().getFirst().action().deed()).isEqualTo(Deed.END_ATTACKS);
    }

    @Test
    @DisplayName("A bot that estimates no chances gives facts and odds only")
    void scripted() throws Exception {
        var view = game.view(state, Viewer.inSeat(0));
        var move = new Move.Attack(board.territory("Siam"), board.territory("Indonesia"), 3);
        var why = explainer.explain("hard", view, move, SEED);
        assertThat(why.chance()).isNull();
        assertThat(why.others()).isEmpty();
        assertThat(why.battle()).isEqualTo(hint().battle());
        assertThat(why.reasons()).contains(new Reason.Eliminates(1, 0));
    }

    @Test
    @DisplayName("Placed armies change the odds of attacks over the border, both ways")
    void placing() throws Exception {
        state.left(5);
        state.enter(Stage.REINFORCE);
        give(board.territory("Siam"), 0, 4);
        give(board.territory("Indonesia"), 1, 6);
        var view = game.view(state, Viewer.inSeat(0));
        var why = explainer.explain("easy", view, new Move.Place(board.territory("Siam"), 5), SEED);
        assertThat(why.reasons())
                .containsExactly(
                        new Reason.Prepares(
                                board.territory("Siam"),
                                board.territory("Indonesia"),
                                odds(4, 6),
                                odds(9, 6)),
                        new Reason.Shields(
                                board.territory("Siam"),
                                board.territory("Indonesia"),
                                odds(6, 4),
                                odds(6, 9)));
    }

    @Test
    @DisplayName("Who stops attacking is told of the best odds that were left")
    void stopping() throws Exception {
        var view = game.view(state, Viewer.inSeat(0));
        var why = explainer.explain("easy", view, new Move.Done(), SEED);
        assertThat(why.reasons())
                .containsExactly(
                        new Reason.BestAttackLeft(
                                board.territory("Siam"), board.territory("Indonesia"), odds(9, 3)));
    }
}
