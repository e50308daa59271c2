import { drawingOf } from '../../boards';
import type { Drawing } from '../../boards/drawing';
import { board as fetchBoard } from '../../wire/http';
import type { BoardInfo } from './wire';

export interface Layout {
  board: BoardInfo;
  drawing: Drawing;
}

const known = new Map<string, Promise<Layout>>();

/** A board and its drawing, fetched once each. */
export function layout(name: string): Promise<Layout> {
  const asked = known.get(name) ?? load(name);
  known.set(name, asked);
  asked.catch(() => known.delete(name));
  return asked;
}

async function load(name: string): Promise<Layout> {
  const [board, drawing] = await Promise.all([fetchBoard<BoardInfo>(name), drawingOf(name)]);
  return { board, drawing };
}
