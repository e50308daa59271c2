import type { MatchInfo, Scene } from '../wire/types';

/** How a match stood when this tab last saw it, so that a reloaded page goes on where it was and asks only for what it missed. */
export interface Recollection {
  id: string;
  seq: number;
  match: MatchInfo;
  you: number | null;
  scene: Scene;
  /** What the game wants to keep beside the scene, such as its log. */
  notes: unknown;
}

const KEY = 'strategos.match';

export function recollect(id: string): Recollection | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Recollection | null;
    return kept?.id === id ? kept : null;
  } catch {
    return null;
  }
}

export function keep(recollection: Recollection): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(recollection));
  } catch {
    // A page that cannot keep it begins with a snapshot.
  }
}
