import { MediaQuery } from 'svelte/reactivity';

/** Whether the screen has no room for anything beside a board. */
export const narrow = new MediaQuery('(max-width: 52rem), (max-height: 30rem)');
