import type { Route } from '../routes';

/** All pages except the home page, each loaded when it is needed or likely to be. */
export const pages = {
  new: () => import('./New.svelte'),
  match: () => import('./Match.svelte'),
  result: () => import('./Result.svelte'),
  replay: () => import('./Replay.svelte'),
  dice: () => import('../dice/Dice.svelte'),
  seat: () => import('./Seat.svelte'),
  studio: () => import('../studio/Studio.svelte'),
  players: () => import('../account/Players.svelte'),
  player: () => import('../account/Profile.svelte'),
  admin: () => import('../account/Admin.svelte'),
  boards: () => import('../gallery/Gallery.svelte'),
  lobby: () => import('../lobby/Lobby.svelte'),
  account: () => import('../account/Account.svelte'),
  mail: () => import('../settings/MailLink.svelte'),
  settings: () => import('../settings/Settings.svelte'),
  api: () => import('../api/Api.svelte'),
  how: () => import('../howto/HowTo.svelte'),
};

/** Prefetches a page; a failure shows when the page is opened. */
export function fetchAhead({ page }: Pick<Route, 'page'>): void {
  if (page in pages) pages[page as keyof typeof pages]().catch(() => {});
}
