package strategos.terminal.conquest;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import strategos.conquest.reason.BattleForecast;
import strategos.conquest.reason.Reason;
import strategos.conquest.reason.Reason.Expects;
import strategos.wire.conquest.ConquestExplanation;
import strategos.wire.conquest.ConquestExplanation.Action;
import strategos.wire.conquest.ConquestExplanation.Alternative;

/** Puts the reasons for a decision into words. */
final class ReasonText {

    private final Gazetteer gazetteer;
    private final ConquestPlayers players;

    ReasonText(Gazetteer gazetteer, ConquestPlayers players) {
        this.gazetteer = gazetteer;
        this.players = players;
    }

    /** The decision in words. */
    String title(ConquestExplanation explanation) {
        return action(explanation.action(), explanation.move());
    }

    /** The odds of the battle, what speaks for the move, and the chances, a line each. */
    List<String> lines(ConquestExplanation explanation) {
        List<String> lines = new ArrayList<>();
        BattleForecast battle = explanation.battle();
        if (battle != null)
            lines.add(
                    "%d against %d: %s to take it"
                            .formatted(
                                    battle.attackers(),
                                    battle.defenders(),
                                    Chances.percent(battle.win())));
        for (Reason reason : explanation.reasons()) lines.add(reason(reason));
        Double chance = explanation.chance();
        if (chance != null) lines.add("chance to win the game: " + Chances.percent(chance));
        for (Alternative other : explanation.others())
            lines.add(
                    "instead: %s, %s"
                            .formatted(
                                    action(other.action(), ""), Chances.percent(other.chance())));
        return lines;
    }

    private String action(Action action, String notation) {
        int count = action.count() == null ? 0 : action.count();
        return switch (action.deed()) {
            case CLAIM -> "claim " + to(action);
            case PLACE -> "place %d on %s".formatted(count, to(action));
            case TRADE -> "trade a set of cards";
            case ATTACK -> "attack %s from %s".formatted(to(action), from(action));
            case DEFEND -> "defend with " + count;
            case OCCUPY -> "move %d into %s".formatted(count, to(action));
            case FORTIFY, ADVANCE ->
                    "move %d from %s to %s".formatted(count, from(action), to(action));
            case NAME_CAPITAL -> "make %s the capital".formatted(to(action));
            case BOMB -> "bomb " + to(action);
            case BLOCKADE -> "blockade " + to(action);
            case END_TRADING -> "keep the cards";
            case END_ATTACKS -> "end the attacks";
            case END_TURN -> "end the turn";
            case END_ORDERS -> "send the orders";
            case OTHER -> notation;
        };
    }

    private String from(Action action) {
        return action.from() == null ? "" : gazetteer.name(action.from());
    }

    private String to(Action action) {
        return action.to() == null ? "" : gazetteer.name(action.to());
    }

    private String reason(Reason reason) {
        return switch (reason) {
            case Reason.CompletesContinent(int continent, int bonus) ->
                    "completes %s, for %d more each turn".formatted(continent(continent), bonus);
            case Reason.BreaksContinent(int continent, int seat, int bonus) ->
                    "takes %s from %s, who gets %d for it each turn"
                            .formatted(continent(continent), players.label(seat), bonus);
            case Reason.GainsGround(int continent, int held, int size) ->
                    "makes it %d of %d in %s".formatted(held, size, continent(continent));
            case Reason.Eliminates(int seat, int cards) ->
                    "eliminates %s, who holds %d cards".formatted(players.label(seat), cards);
            case Reason.EarnsCard() -> "earns a card";
            case Reason.BringsArmies(int armies) -> "brings %d armies".formatted(armies);
            case Reason.Shields(int territory, int from, double before, double after) ->
                    "chance that %s falls to %s: %s instead of %s"
                            .formatted(
                                    gazetteer.name(territory),
                                    gazetteer.name(from),
                                    Chances.percent(after),
                                    Chances.percent(before));
            case Reason.Prepares(_, int to, double before, double after) ->
                    "chance to take %s next: %s instead of %s"
                            .formatted(
                                    gazetteer.name(to),
                                    Chances.percent(after),
                                    Chances.percent(before));
            case Reason.BestAttackLeft(int from, int to, double win) ->
                    "the best odds left: %s from %s, %s"
                            .formatted(
                                    gazetteer.name(to), gazetteer.name(from), Chances.percent(win));
            case Reason.NoAttackLeft() -> "there is nothing left to attack";
            case Expects expects -> expected(expects);
        };
    }

    private String expected(Expects expects) {
        int about = expects.about() == null ? 0 : expects.about();
        return switch (expects.figure()) {
            case INCOME -> averages("armies next turn", expects);
            case RIVAL_INCOME -> averages("armies for the others", expects);
            case TERRITORIES -> averages("territories after this turn", expects);
            case ARMIES -> averages("armies after this turn", expects);
            case CARDS -> averages("cards after this turn", expects);
            case CONTINENT -> chances("holding " + continent(about), expects);
            case RIVAL_CONTINENT -> chances("others holding " + continent(about), expects);
            case ELIMINATION -> chances(players.label(about) + " eliminated", expects);
        };
    }

    private static String averages(String what, Expects expects) {
        return String.format(
                Locale.ROOT, "%s: %.1f, otherwise %.1f", what, expects.here(), expects.otherwise());
    }

    private static String chances(String what, Expects expects) {
        return "%s: %s, otherwise %s"
                .formatted(
                        what,
                        Chances.percent(expects.here()),
                        Chances.percent(expects.otherwise()));
    }

    private String continent(int index) {
        return gazetteer.board().continents().get(index).name();
    }
}
