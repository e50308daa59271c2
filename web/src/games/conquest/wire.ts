/** The messages of the Risk family, by the names that this folder uses. */
export type {
  BoardInfo,
  Boost,
  Card,
  CardType,
  Choices,
  ChoicesCardSet as CardSet,
  ChoicesOtherDice as OtherDice,
  ChoicesTarget as Target,
  ConquestEvent as Event,
  ConquestEventFought as Fought,
  ConquestEventOrderExecuted as Executed,
  ConquestEventOrderSkipped as Skipped,
  ConquestEventRolled as Rolled,
  ConquestExplanation as Explanation,
  ConquestExplanationAction as Action,
  ConquestHistory as History,
  ConquestScene as Scene,
  ChoicesTerms as Terms,
  Mission,
  Order,
  OrderCard,
  Phase,
  Reason,
  Skip,
  StandingDefence,
  TurnPhase,
  Verdict,
  WinChance,
  Wish,
  WorldEvent,
} from '../../wire/types';

import type { FrameOf } from '../../match/session.svelte';
import type { ReplayOf } from '../../replay/replay.svelte';
import type { Choices, ConquestEvent, ConquestScene } from '../../wire/types';

export type Frame = FrameOf<ConquestScene, ConquestEvent>;
export type ChoicesOf<K extends Choices['kind']> = Extract<Choices, { kind: K }>;

/** A whole match of this family. */
export type Replay = ReplayOf<ConquestScene, ConquestEvent>;
