/** What of a live match decides whether the player is called. */
export interface Glance {
  readonly isAsked: boolean;
  readonly turn: number;
  readonly isOver: boolean;
}

export type Cue = 'turn' | 'end';

/** Finds the moments at which a player is called: once per turn in which they have to decide, and at the end. */
export class Prompter {
  private lastTurn: number | null = null;
  private wasOver = false;

  /** @param first what the player sees on arrival, which is no news */
  constructor(first: Glance) {
    this.next(first);
  }

  next({ isAsked, turn, isOver }: Glance): Cue | null {
    if (isOver) {
      const isNews = !this.wasOver;
      this.wasOver = true;
      return isNews ? 'end' : null;
    }
    if (!isAsked || turn === this.lastTurn) return null;
    this.lastTurn = turn;
    return 'turn';
  }
}
