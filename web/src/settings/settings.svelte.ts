import { recall, remember } from '../ui/memory';
import { keepWithAccount } from './keeping';

/** Every setting of a player with its values, the usual one first. */
const VALUES = {
  /** How fast animations play. */
  motion: ['normal', 'slow', 'fast', 'none'],
  /** Whether the end of a turn has to be confirmed. */
  confirm: ['off', 'on'],
  /** The colours of seats. */
  colours: ['standard', 'classic', 'pastel'],
  /** How clearly the patterns of seats are drawn. */
  patterns: ['subtle', 'strong', 'none'],
  sound: ['on', 'off'],
  /** Whether the browser announces turns while the tab is hidden. */
  notices: ['off', 'on'],
} as const;

type Values = typeof VALUES;
export type Setting = keyof Values;
export type ValueOf<S extends Setting> = Values[S][number];
type Chosen = { [S in Setting]: ValueOf<S> };

/** The settings that the style sheets know, as attributes of the page. */
const LOOKS: readonly Setting[] = ['motion', 'colours', 'patterns'];

const chosen = $state(Object.fromEntries(Object.keys(VALUES).map((setting) => [setting, kept(setting as Setting)])) as Chosen);

function kept<S extends Setting>(setting: S): ValueOf<S> {
  const values: readonly string[] = VALUES[setting];
  const value = recall<string>(`set.${setting}`, values[0]);
  return (values.includes(value) ? value : values[0]) as ValueOf<S>;
}

/** The player's settings, kept by this browser, and by the account if one is signed in. */
export const settings: Readonly<Chosen> = chosen;

export function valuesOf<S extends Setting>(setting: S): readonly ValueOf<S>[] {
  return VALUES[setting];
}

export function choose<S extends Setting>(setting: S, value: ValueOf<S>): void {
  adopt(setting, value);
  keepWithAccount(setting);
}

export const isValue = <S extends Setting>(setting: S, value: string): value is ValueOf<S> =>
  (VALUES[setting] as readonly string[]).includes(value);

/** Applies a setting in this browser only. */
export function adopt<S extends Setting>(setting: S, value: ValueOf<S>): void {
  (chosen as Record<Setting, string>)[setting] = value;
  remember(`set.${setting}`, value);
  applyLooks();
}

/** Shows the page with the chosen looks. The usual look needs no style sheet of its own. */
export function applyLooks(): void {
  const { dataset } = document.documentElement;
  for (const look of LOOKS) {
    if (settings[look] === VALUES[look][0]) delete dataset[look];
    else dataset[look] = settings[look];
  }
  if (LOOKS.some((look) => dataset[look])) import('./looks.css').catch(() => {});
}
