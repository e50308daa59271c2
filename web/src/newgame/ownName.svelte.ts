import { me } from '../account/me.svelte';
import { recall, remember } from '../ui/memory';

/** The longest name the server takes. */
export const LONGEST_NAME = 24;

const KEY = 'name';

let entered = $state(recall<string>(KEY, ''));

/** The player's name: that of the account, or what was last entered in this browser or chosen by this guest. */
export const ownName = {
  get current(): string {
    return me.account || entered || (me.current?.name ?? '');
  },
  set current(name: string) {
    entered = name;
    remember(KEY, name);
  },
};
