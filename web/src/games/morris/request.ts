import { text } from './text/en';
import type { MorrisTable } from './table.svelte';

/** What the match waits for, in words for the viewer. */
export function request(table: MorrisTable): string {
  const { scene, choices, chosen, you } = table;
  const words = text.morris.panel;
  if (!scene || scene.stage === 'draw') return words.drawing;
  if (choices.take.length > 0) return words.take;
  if (choices.place.length > 0) return words.place;
  if (choices.move.length > 0) return chosen === null ? words.move : words.moveTo(table.names[chosen]);
  if (scene.turnOf === you) return words.sending;
  const name = table.nameOf(scene.turnOf);
  return scene.stage === 'take' && you !== null ? words.theirMill(name) : words.playing(name);
}

/** The reason why the player's beads can fly now, or an empty text. */
export function why({ scene, choices, you }: MorrisTable): string {
  if (!scene?.flies || you === null || choices.move.length === 0) return '';
  return scene.rights[you] ? text.morris.panel.flyByMill : text.morris.panel.flyAtThree;
}
