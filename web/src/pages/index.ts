import type { Route } from '../routes';

/** The pages beside the start page. Each is fetched when somebody goes there, or seems about to. */
export const pages = {
  new: () => import('./New.svelte'),
  match: () => import('./Match.svelte'),
  replay: () => import('./Replay.svelte'),
  seat: () => import('./Seat.svelte'),
  studio: () => import('../studio/Studio.svelte'),
  how: () => import('../howto/HowTo.svelte'),
};

/** Fetches a page ahead of the visit; should that fail, the visit will say so. */
export function fetchAhead({ page }: Pick<Route, 'page'>): void {
  if (page in pages) pages[page as keyof typeof pages]().catch(() => {});
}
