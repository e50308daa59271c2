import type { Scene } from '../wire';

/** The figures of a seat that are shown beside the board. */
export interface Figures {
  readonly inHand: number;
  readonly onBoard: number;
  readonly isTurn: boolean;
}

export function figuresOf({ hands, owners, turnOf, stage, ending }: Scene, seat: number): Figures {
  return {
    inHand: hands[seat],
    onBoard: owners.filter((owner) => owner === seat).length,
    isTurn: turnOf === seat && stage !== 'draw' && ending === null,
  };
}
