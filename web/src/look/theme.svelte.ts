import { keepWithAccount } from '../settings/keeping';
import { recall, remember } from '../ui/memory';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

let current = $state<Theme>(recall('theme', 'system'));

/** The look the reader has chosen; by default that of the system. */
export const theme = {
  get current(): Theme {
    return current;
  },
  /** Takes the next one. */
  change(): void {
    this.choose(THEMES[(THEMES.indexOf(current) + 1) % THEMES.length]);
  },
  choose(theme: Theme): void {
    this.adopt(theme);
    keepWithAccount('theme');
  },
  /** Applies it in this browser only. */
  adopt(theme: Theme): void {
    current = theme;
    remember('theme', current);
    if (current === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = current;
  },
};
