package strategos.conquest.luck;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import strategos.conquest.battle.Losses;
import strategos.conquest.orders.BattleResult;
import strategos.conquest.view.Phase;
import strategos.conquest.view.View;

/**
 * Finds the attacks of a match that went most against the odds.
 *
 * <p>With dice, an attack is all rounds from one territory on another in one turn, while nothing
 * else changes the armies on either. It has failed if it ends without a conquest when the chance
 * left is below one half; an attacker who stops while ahead has not lost.
 */
final class AttackNotes {

    private static final double EVEN = 0.5;
    private static final int MOST_NOTED = 3;
    private static final Comparator<NotedAttack> LONGEST_ODDS_FIRST =
            Comparator.comparingDouble(attack -> attack.chance().win());

    private final List<NotedAttack> won = new ArrayList<>();
    private final List<NotedAttack> lost = new ArrayList<>();
    private final Map<Way, Open> open = new LinkedHashMap<>();
    private int turn;

    private record Way(int from, int to) {}

    /** An attack that may go on. */
    private record Open(NotedAttack attack, int armies, int defenders, double chance) {

        boolean goesOn(View view) {
            return view.armies(attack.from()) == armies && view.armies(attack.to()) == defenders;
        }

        boolean isLost() {
            return chance < EVEN;
        }
    }

    void round(long step, View before, Phase.Battle battle, Losses losses) {
        if (before.turns() != turn) closeAll();
        turn = before.turns();
        var way = new Way(battle.from(), battle.to());
        var known = open.remove(way);
        if (known != null && !known.goesOn(before)) {
            close(known);
            known = null;
        }
        var attack = known == null ? begin(step, before, battle) : known.attack();
        go(way, attack, before, losses);
    }

    private static NotedAttack begin(long step, View view, Phase.Battle battle) {
        return new NotedAttack(
                view.turnOf(),
                view.owner(battle.to()),
                battle.from(),
                battle.to(),
                view.armies(battle.from()),
                view.armies(battle.to()),
                AttackOdds.of(view, battle),
                view.turns(),
                step);
    }

    /** Follows an attack through one round. */
    private void go(Way way, NotedAttack attack, View before, Losses losses) {
        int armies = before.armies(way.from()) - losses.attacker();
        int defenders = before.armies(way.to()) - losses.defender();
        if (defenders == 0) {
            won.add(attack);
            return;
        }
        var left = AttackOdds.ofDice(before, way.from(), way.to(), armies, defenders);
        open.put(way, new Open(attack, armies, defenders, left.win()));
    }

    void fought(long step, View before, Phase.Fight fight, BattleResult result) {
        var attack =
                new NotedAttack(
                        fight.seat(),
                        before.owner(fight.to()),
                        fight.from(),
                        fight.to(),
                        fight.attackers(),
                        fight.defenders(),
                        AttackOdds.of(before, fight).orElseThrow(),
                        before.turns(),
                        step);
        (result.occupied() > 0 ? won : lost).add(attack);
    }

    private void closeAll() {
        open.values().forEach(this::close);
        open.clear();
    }

    private void close(Open attack) {
        if (attack.isLost()) lost.add(attack.attack());
    }

    /** The attacks that conquered with a chance below one half. */
    List<NotedAttack> won() {
        return won.stream()
                .filter(attack -> attack.chance().win() < EVEN)
                .sorted(LONGEST_ODDS_FIRST)
                .limit(MOST_NOTED)
                .toList();
    }

    /** The attacks that failed with a chance above one half. */
    List<NotedAttack> lost() {
        var unfinished = open.values().stream().filter(Open::isLost).map(Open::attack);
        return Stream.concat(lost.stream(), unfinished)
                .filter(attack -> attack.chance().win() > EVEN)
                .sorted(LONGEST_ODDS_FIRST.reversed())
                .limit(MOST_NOTED)
                .toList();
    }
}
