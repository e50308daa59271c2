import { guide } from '../../match/guide.svelte';
import type { text } from './text/en';
import type { ConquestTable } from './table.svelte';

/** The hints of a first game of the Risk family. */
export type Hint = keyof typeof text.conquest.guide;

/** The hint for the current decision, if any. */
export function hintFor(table: ConquestTable): Hint | null {
  const { choices } = table;
  if (table.you === null) return null;
  switch (choices.kind) {
    case 'none':
      return table.scene && table.scene.orders === null && table.scene.turn > 0 && table.scene.turnOf !== table.you && table.scene.phase.kind !== 'over' ? 'wait' : null;
    case 'reinforce':
      return choices.sets.length > 0 && !guide.isSeen('cards') ? 'cards' : 'reinforce';
    case 'trade':
      return guide.isSeen('cards') ? null : 'cards';
    case 'defend':
    case 'name-capital':
      return null;
    case 'claim':
    case 'settle':
    case 'attack':
    case 'occupy':
    case 'fortify':
    case 'orders':
      return choices.kind;
  }
}

/** Whether a hint is shown that makes the usual prompt unnecessary. */
export function isGuided(table: ConquestTable): boolean {
  const hint = hintFor(table);
  return hint !== null && !guide.isSeen(hint);
}
