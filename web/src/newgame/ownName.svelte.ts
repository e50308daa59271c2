import { recall, remember } from '../ui/memory';

/** The longest name the server takes. */
export const LONGEST_NAME = 24;

const KEY = 'name';

let current = $state(recall<string>(KEY, ''));

/** The player's name, as last entered in this browser; empty at first. */
export const ownName = {
  get current(): string {
    return current;
  },
  set current(name: string) {
    current = name;
    remember(KEY, name);
  },
};
