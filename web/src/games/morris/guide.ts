import type { MorrisTable } from './table.svelte';

/** The hints of a first game of Morris. */
export type Hint = 'place' | 'move' | 'take';

/** What a beginner should know now. That beads may fly is said to everybody, by the panel. */
export function hintFor({ choices, scene, you }: MorrisTable): Hint | null {
  if (you === null) return null;
  if (choices.take.length > 0) return 'take';
  if (choices.place.length > 0) return 'place';
  return choices.move.length > 0 && !scene?.flies ? 'move' : null;
}
