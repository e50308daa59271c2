import { text } from '../text/en';
import { notify } from './notices';
import { own } from './own.svelte';
import { markTab } from './tab';

const EVERY_MILLIS = 30_000;

let known: Set<string> | null = null;

/** Looks for turns in the player's matches from now on, on every page. */
export function followTurns(): void {
  navigator.serviceWorker?.register(`/worker.js?${text.language}`).catch(() => {});
  void look();
  setInterval(() => void look(), EVERY_MILLIS);
  document.addEventListener('visibilitychange', () => document.hidden || void look());
}

async function look(): Promise<void> {
  try {
    await own.refresh();
  } catch {
    return; // The next look may succeed.
  }
  const { waiting } = own;
  markTab(waiting.length);
  for (const match of waiting) if (known && !known.has(match.id)) notify(match);
  known = new Set(waiting.map(({ id }) => id));
}
