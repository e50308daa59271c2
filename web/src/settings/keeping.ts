import { me } from '../account/me.svelte';

/** Settings that were chosen here before the server said what the account keeps: these choices come first. */
export const chosenAhead = new Set<string>();

/** Keeps the settings with the account, if one is signed in. Without a connection they are kept by this browser alone. */
export function keepWithAccount(changed: string): void {
  if (me.account && !me.current) chosenAhead.add(changed);
  import('./account').then(({ keep }) => keep()).catch(() => {});
}
