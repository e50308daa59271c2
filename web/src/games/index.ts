import type { Component } from 'svelte';
import type { MatchSession } from '../match/session.svelte';

type Game = Component<{ session: MatchSession }>;

/** The families of games that have a board here, each in a folder of its own. */
const games: Record<string, () => Promise<{ default: Game }>> = {
  conquest: () => import('./conquest/Game.svelte'),
};

export async function gameOf(name: string): Promise<Game> {
  const load = games[name];
  if (!load) throw new Error(`no board for the game '${name}'`);
  return (await load()).default;
}
