import { me } from '../account/me.svelte';
import { theme, THEMES, type Theme } from '../look/theme.svelte';
import { call } from '../wire/http';
import type { IdentityMe, IdentityOwnSettings, IdentitySetting } from '../wire/types';
import { chosenAhead } from './keeping';
import { chosenLanguage, LANGUAGES, useLanguage, type Language } from './language';
import { adopt, isValue, settings, type Setting } from './settings.svelte';

/** Those that follow an account. Every browser has to allow notices itself. */
const FOLLOWING: readonly Setting[] = ['motion', 'confirm', 'colours', 'patterns', 'sound'];

/** One request at a time, so that the last choice is the one that stays. */
let last: Promise<unknown> = Promise.resolve();

/** Has the account that is signed in keep the settings of this browser. */
export function keep(): Promise<unknown> {
  if (me.account) last = last.catch(() => {}).then(() => call<IdentityMe>('POST', '/api/me/settings', ownSettings()));
  return last;
}

function ownSettings(): IdentityOwnSettings {
  const language = chosenLanguage();
  return {
    settings: [
      ...FOLLOWING.map((name) => ({ name, value: settings[name] })),
      { name: 'theme', value: theme.current },
      ...(language ? [{ name: 'language', value: language }] : []),
    ],
  };
}

/** Uses the settings of an account in this browser; an account without any gets those of the browser. */
export async function follow(kept: readonly IdentitySetting[]): Promise<void> {
  const ahead = [...chosenAhead];
  chosenAhead.clear();
  for (const { name, value } of kept) {
    if (ahead.includes(name)) continue;
    const setting = FOLLOWING.find((each) => each === name);
    if (setting && isValue(setting, value)) adopt(setting, value);
    if (name === 'theme' && THEMES.includes(value as Theme)) theme.adopt(value as Theme);
    if (name === 'language' && value in LANGUAGES && value !== chosenLanguage()) useLanguage(value as Language);
  }
  if (kept.length === 0 || ahead.length > 0) await keep();
}
