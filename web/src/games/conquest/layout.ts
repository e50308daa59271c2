import { drawingOf } from '../../boards';
import type { Drawing } from '../../boards/drawing';
import { matchBoard, matchDrawing } from '../../wire/http';
import type { MatchInfo } from '../../wire/types';
import type { BoardInfo } from './wire';

export interface Layout {
  board: BoardInfo;
  drawing: Drawing;
}

/**
 * The board of a match, and its drawing. Each match has its own board: some of its territories may be blocked, and
 * others may have uploaded it.
 */
export async function layout({ id, board: name }: Pick<MatchInfo, 'id' | 'board'>): Promise<Layout> {
  const [board, drawing] = await Promise.all([matchBoard<BoardInfo>(id), drawingOf(name, () => matchDrawing(id))]);
  return { board, drawing };
}
