import { board } from '../../wire/http';
import type { Board } from './wire';

const known = new Map<string, Promise<Board>>();

/** A board, fetched once. */
export function boardOf(name: string): Promise<Board> {
  const asked = known.get(name) ?? board<Board>(name);
  known.set(name, asked);
  asked.catch(() => known.delete(name));
  return asked;
}
