package strategos.conquest.luck;

import java.util.Optional;
import strategos.conquest.odds.Assault;
import strategos.conquest.odds.BlitzOdds;
import strategos.conquest.odds.Exchange;
import strategos.conquest.odds.WinChance;
import strategos.conquest.orders.OrderTerms;
import strategos.conquest.rules.Structure.Together;
import strategos.conquest.view.Phase;
import strategos.conquest.view.View;

/** The chance that the attack in hand conquers its target, as it is before the next roll. */
public final class AttackOdds {

    private AttackOdds() {}

    /** If the attacker goes on to the last army, and both sides roll the most dice they may. */
    public static WinChance of(View view, Phase.Battle battle) {
        return ofDice(
                view,
                battle.from(),
                battle.to(),
                view.armies(battle.from()),
                view.armies(battle.to()));
    }

    static WinChance ofDice(View view, int from, int to, int armies, int defenders) {
        return BlitzOdds.chance(armies, defenders, view.terms(from, to));
    }

    /** Empty for battles so large that it would take long to compute. */
    public static Optional<WinChance> of(View view, Phase.Fight fight) {
        return isComputed(fight)
                ? Optional.of(exchange(view, fight).chance(fight.attackers(), fight.defenders()))
                : Optional.empty();
    }

    static boolean isComputed(Phase.Fight fight) {
        return Math.max(fight.attackers(), fight.defenders()) <= Assault.MOST_ARMIES;
    }

    static Exchange exchange(View view, Phase.Fight fight) {
        var rules = (Together) view.rules().structure();
        return new Exchange(OrderTerms.of(rules, view.terms(fight.from(), fight.to())));
    }
}
