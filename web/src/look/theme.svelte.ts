import { recall, remember } from '../ui/memory';

export type Theme = 'system' | 'light' | 'dark';

const NEXT: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };

let current = $state<Theme>(recall('theme', 'system'));

/** The look the reader has chosen; by default that of the system. */
export const theme = {
  get current(): Theme {
    return current;
  },
  change(): void {
    current = NEXT[current];
    remember('theme', current);
    if (current === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = current;
  },
};
