/** Armies that are to go from one territory to another. */
export interface PlannedWay {
  readonly from: number;
  readonly to: number;
  readonly rounds: readonly number[];
  readonly armies: number;
  readonly isFlight: boolean;
}

/** A card that is to be played on a territory. */
export interface PlannedMark {
  readonly territory: number;
  readonly round: number;
  readonly kind: 'bomb' | 'blockade';
}

/** Orders as the board shows them before they are carried out. */
export interface Plan {
  readonly ways: readonly PlannedWay[];
  readonly marks: readonly PlannedMark[];
}

export const NO_PLAN: Plan = { ways: [], marks: [] };
