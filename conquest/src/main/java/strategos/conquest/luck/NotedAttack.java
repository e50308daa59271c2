package strategos.conquest.luck;

import strategos.conquest.odds.WinChance;

/**
 * An attack worth remembering for its odds.
 *
 * @param seat the attacker
 * @param defender the seat attacked, or the number of seats for the neutral army
 * @param armies the attacker's armies at the beginning, with the one that stays behind if dice are
 *     rolled
 * @param defenders the defender's armies at the beginning
 * @param chance the chance to conquer at the beginning
 * @param turn the turn that it happened in
 * @param step the number of its first roll in the replay
 */
public record NotedAttack(
        int seat,
        int defender,
        int from,
        int to,
        int armies,
        int defenders,
        WinChance chance,
        int turn,
        long step) {}
