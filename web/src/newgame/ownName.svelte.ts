import { recall, remember } from '../ui/memory';

/** The longest name the server takes. */
export const LONGEST_NAME = 24;

const KEY = 'name';

let current = $state(recall<string>(KEY, ''));

/** What the reader is called at every table, as said last in this browser; empty if never. */
export const ownName = {
  get current(): string {
    return current;
  },
  set current(name: string) {
    current = name;
    remember(KEY, name);
  },
};
