import type { Component } from 'svelte';
import type { MatchSession } from '../match/session.svelte';
import type { Replay } from '../wire/types';

/** A family of games as the client shows it: a match that is played, and one that is over. */
interface Family {
  game(): Promise<{ default: Component<{ session: MatchSession }> }>;
  replay(): Promise<{ default: Component<{ replay: Replay }> }>;
}

/** The families of games that have a board here, each in a folder of its own. */
const families: Record<string, Family> = {
  conquest: {
    game: () => import('./conquest/Game.svelte'),
    replay: () => import('./conquest/Replay.svelte'),
  },
  morris: {
    game: () => import('./morris/Game.svelte'),
    replay: () => import('./morris/Replay.svelte'),
  },
};

export async function gameOf(name: string): Promise<Component<{ session: MatchSession }>> {
  return (await familyOf(name).game()).default;
}

export async function replayOf(name: string): Promise<Component<{ replay: Replay }>> {
  return (await familyOf(name).replay()).default;
}

function familyOf(name: string): Family {
  const family = families[name];
  if (!family) throw new Error(`no board for the game '${name}'`);
  return family;
}
