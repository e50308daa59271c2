import type { Drawing } from './drawing';

/** The boards whose drawings come with the client, by the names the game knows them by. */
const drawings: Record<string, () => Promise<{ default: unknown }>> = {
  world: () => import('./world.json'),
};

/** The drawing of a board: the one that comes with the client, or else what the server draws. */
export async function drawingOf(board: string, drawn: () => Promise<Drawing>): Promise<Drawing> {
  const load = drawings[board];
  return load ? ((await load()).default as Drawing) : drawn();
}
