import type { MorrisTable } from './table.svelte';

/** The hints of a first game of Morris. */
export type Hint = 'place' | 'move' | 'take' | 'fly';

/** What a beginner should know now. */
export function hintFor({ choices, scene, you }: MorrisTable): Hint | null {
  if (you === null) return null;
  if (choices.take.length > 0) return 'take';
  if (choices.place.length > 0) return 'place';
  if (choices.move.length > 0) return scene?.flies ? 'fly' : 'move';
  return null;
}
