import { SvelteSet } from 'svelte/reactivity';
import { text } from '../../../text/en';
import { recall, remember } from '../../../ui/memory';
import type { ConquestTable } from '../table.svelte';

export type Hint = keyof typeof text.guide.hints;

const OFF = 'off';
const seen = new SvelteSet(recall<string>('guide', '').split(' ').filter(Boolean));

/** The hints of a first game: each is shown when it first matters, until it is dismissed. */
export const guide = {
  hintFor(table: ConquestTable): Hint | null {
    const hint = hintOf(table);
    return hint === null || seen.has(OFF) || seen.has(hint) || table.you === null ? null : hint;
  },
  dismiss(hint: Hint): void {
    seen.add(hint);
    keep();
  },
  silence(): void {
    seen.add(OFF);
    keep();
  },
  restart(): void {
    seen.clear();
    keep();
  },
};

function keep(): void {
  remember('guide', [...seen].join(' '));
}

function hintOf(table: ConquestTable): Hint | null {
  const { choices } = table;
  switch (choices.kind) {
    case 'none':
      return table.scene && table.scene.turn > 0 && table.scene.turnOf !== table.you && table.scene.phase.kind !== 'over' ? 'wait' : null;
    case 'reinforce':
      return choices.sets.length > 0 && !seen.has('cards') ? 'cards' : 'reinforce';
    case 'trade':
      return seen.has('cards') ? null : 'cards';
    case 'defend':
      return null;
    case 'claim':
    case 'settle':
    case 'attack':
    case 'occupy':
    case 'fortify':
      return choices.kind;
  }
}
