import { SvelteSet } from 'svelte/reactivity';
import { recall, remember } from '../ui/memory';

const OFF = 'off';
const seen = new SvelteSet(recall<string>('guide', '').split(' ').filter(Boolean));

/** The hints of a first game: each is shown when it first matters, until it is dismissed. */
export const guide = {
  isSeen(hint: string): boolean {
    return seen.has(OFF) || seen.has(hint);
  },
  dismiss(hint: string): void {
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
