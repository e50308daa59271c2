/** The messages of the Morris family, by the names that this folder uses. */
export type {
  Ending,
  MorrisAppraisal as Appraisal,
  MorrisAppraisalMoveValue as MoveValue,
  MorrisBoard as Board,
  MorrisEvent as Event,
  MorrisExplanation as Explanation,
  MorrisHistory as History,
  MorrisReview as Review,
  MorrisScene as Scene,
  MorrisSceneChoices as Choices,
} from '../../wire/types';

import type { FrameOf } from '../../match/session.svelte';
import type { ReplayOf } from '../../replay/replay.svelte';
import type { MorrisEvent, MorrisScene } from '../../wire/types';

export type Frame = FrameOf<MorrisScene, MorrisEvent>;

/** A whole match of this family. */
export type Replay = ReplayOf<MorrisScene, MorrisEvent>;
