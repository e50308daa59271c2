import type { Drawing } from './drawing';

/** The boards that are drawn, by the names the game knows them by. */
const drawings: Record<string, () => Promise<{ default: unknown }>> = {
  world: () => import('./world.json'),
};

export async function drawingOf(board: string): Promise<Drawing> {
  const load = drawings[board];
  if (!load) throw new Error(`no drawing of the board '${board}'`);
  return (await load()).default as Drawing;
}
