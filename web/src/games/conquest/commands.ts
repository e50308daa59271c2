import type { ConquestTable } from './table.svelte';
import type { Target } from './wire';

/**
 * Carries out the shortcut of a key for the current decision, and returns whether there was one. Letters are left to the
 * board, where they find territories.
 */
export function command(table: ConquestTable, key: string): boolean {
  table.hasten();
  switch (key) {
    case 'Enter':
      return confirm(table);
    case '.':
      return finish(table) || confirm(table);
    case '0':
      return said(table, table.choices.kind === 'attack' && table.intent.to !== null, () => table.blitz());
    case '1':
    case '2':
    case '3':
      return roll(table, Number(key));
    case '+':
    case '=':
      return change(table, 1);
    case '-':
      return change(table, -1);
    case 'Backspace':
      return table.choices.kind === 'orders' ? (table.desk?.undo() ?? false) : meant(table.stagedInAll > 0, () => table.undo());
    case 'Escape':
      return meant(table.intent.from !== null || table.isEnding, () => table.forget());
    case ' ':
      return said(table, table.choices.kind === 'none' && table.scene?.phase.kind !== 'over', () => table.skip());
    default:
      return false;
  }
}

function confirm(table: ConquestTable): boolean {
  const target = targetOf(table);
  if (target) return said(table, true, () => table.roll(target.mostDice));
  if (!table.supply) return said(table, table.moving !== null, () => table.moveArmies());
  return said(table, table.isAllStaged, () => table.place());
}

function finish(table: ConquestTable): boolean {
  const { choices, desk } = table;
  if (choices.kind === 'orders') return desk !== null && said(table, desk.mayEnd, () => (desk.next ? desk.send() : table.end()));
  if (choices.kind === 'fortify') return said(table, true, () => table.end());
  const canEnd = choices.kind === 'attack' || (choices.kind === 'trade' && !choices.mustTrade);
  return said(table, canEnd, () => table.done());
}

function roll(table: ConquestTable, dice: number): boolean {
  const { choices } = table;
  if (choices.kind === 'defend') return said(table, dice <= choices.most, () => table.defend(dice));
  const target = targetOf(table);
  const isAllowed = target !== undefined && dice >= target.fewestDice && dice <= target.mostDice;
  return said(table, isAllowed, () => table.roll(dice));
}

/** The attack that is pointed at. */
function targetOf({ choices, intent }: ConquestTable): Target | undefined {
  if (choices.kind !== 'attack') return undefined;
  return choices.attacks.find(({ from, to }) => from === intent.from && to === intent.to);
}

function change(table: ConquestTable, by: number): boolean {
  const { choices, intent, moving } = table;
  if (choices.kind === 'attack') {
    const count = intent.stop.count + by;
    return meant(intent.to !== null && count >= 1, () => table.choose({ stop: { ...intent.stop, count } }));
  }
  if (!moving) return false;
  table.choose({ amount: Math.min(moving.most, Math.max(moving.least, moving.armies + by)) });
  return true;
}

/** Does something that sends a message, unless a move is still unanswered. */
function said(table: ConquestTable, isMeant: boolean, act: () => void): boolean {
  return meant(isMeant && !table.session.busy, act);
}

function meant(isMeant: boolean, act: () => void): boolean {
  if (isMeant) act();
  return isMeant;
}
