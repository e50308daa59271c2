import { boardText, checkBoard } from '../wire/http';
import type { BoardCheck } from '../wire/types';
import { sketchOf } from './reading';
import type { Sketch } from './sketch';

/** A text that was read: the sketch of its board, or none and every reason why. */
export interface Opened {
  sketch: Sketch | null;
  check: BoardCheck;
}

export async function openText(file: string, text: string): Promise<Opened> {
  const check = await checkBoard({ file, text, rules: null });
  return { sketch: check.sheet && sketchOf(check.sheet), check };
}

/** A copy of a board that has a name here. It is another board from now on, and called by its title. */
export async function openRef(ref: string): Promise<Sketch> {
  const { sketch } = await openText(`${ref}.board`, await boardText(ref));
  if (!sketch) throw new Error(`the board '${ref}' cannot be read`);
  return { ...sketch, name: '' };
}
