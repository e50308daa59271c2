import { boardThumbnail } from '../wire/http';
import type { Thumbnail } from '../wire/types';
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

/** A board as small as it is in a list. */
export async function thumbnailOf(board: string): Promise<Thumbnail> {
  const load = drawings[board];
  return load ? small((await load()).default as Drawing) : boardThumbnail(board);
}

function small({ width, height, continents }: Drawing): Thumbnail {
  return { width, height, continents: continents.map(({ path }) => path) };
}
