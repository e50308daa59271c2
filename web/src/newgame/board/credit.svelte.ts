import { text } from '../../text/en/newGame';
import { boardCredit } from '../../wire/http';
import type { BoardCredit } from '../../wire/types';
import { planOf } from './plan';

const SHARED = 'shared:';

/** Whether a name is that of a board that somebody has saved on the server. */
export const isShared = (board: string) => board.startsWith(SHARED);

/** What the board of a draft is called, and who has made it; the server is asked about saved boards. */
export class Credit {
  #known = $state.raw<{ board: string; credit: BoardCredit } | null>(null);

  /** Asks about a board. A board whose name never arrives stays one of many. */
  ask(board: string | null): void {
    if (board === null || !isShared(board) || this.#known?.board === board) return;
    void boardCredit(board).then(
      (credit) => (this.#known = { board, credit }),
      () => undefined,
    );
  }

  /** The words for a board that does not ship. */
  words(board: string): string {
    const { random, saved, credited } = text.newGame.boards;
    if (planOf(board) !== null) return random;
    return this.#known?.board === board ? credited(this.#known.credit.title, this.#known.credit.author) : saved;
  }
}
