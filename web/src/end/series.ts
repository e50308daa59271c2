/** One seat's figure from the first turn to the end, or to where the seat was out. */
export interface Series {
  readonly seat: number;
  readonly values: readonly number[];
  readonly isOut: boolean;
}
