/** The messages of the Morris family, by the names that this folder uses. */
export type {
  Ending,
  MorrisBoard as Board,
  MorrisEvent as Event,
  MorrisHistory as History,
  MorrisScene as Scene,
  MorrisSceneChoices as Choices,
} from '../../wire/types';

import type { MorrisEvent, MorrisScene, Replay as AnyReplay } from '../../wire/types';

export type Frame = { seq: number; event: MorrisEvent; scene: MorrisScene };

/** A whole match of this family. */
export type Replay = Omit<AnyReplay, 'start' | 'frames'> & { start: MorrisScene; frames: Frame[] };
