import type { Drawing, DrawnTerritory } from '../../../boards/drawing';
import type { Intent } from '../intent';
import type { Plan } from '../orders/plan';
import type { Change } from '../effects.svelte';
import type { BoardInfo, Scene } from '../wire';

/** All that the board shows; a live match and a replay both can be shown. */
export interface Shown {
  readonly board: BoardInfo;
  readonly drawing: Drawing;
  readonly territories: readonly DrawnTerritory[];
  readonly names: readonly string[];
  readonly scene: Scene | null;
  readonly you: number | null;
  readonly intent: Intent;
  readonly offered: ReadonlySet<number>;
  readonly arrow: { from: number; to: number } | null;
  /** Orders that are to be carried out. */
  readonly plan: Plan;
  readonly changes: readonly Change[];
  readonly captured: { readonly seq: number; readonly territory: number } | null;
  readonly highlight: readonly number[];
  /** The armies on a territory as they would be if the player's plan were carried out. */
  armiesOn(territory: number): number;
  staged(territory: number): number;
  nameOf(seat: number): string;
  crossesSeam(from: number, to: number): boolean;
  press(territory: number): void;
  stage(territory: number, armies: number): void;
  forgetChange(change: Change): void;
}
