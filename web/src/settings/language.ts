/** The languages of the client, each in its own words. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' };
export type Language = keyof typeof LANGUAGES;

const A_YEAR_IN_SECONDS = 365 * 24 * 3600;

/** The language that the player has chosen in this browser, if any; the server then reads it from the same cookie. */
export const chosenLanguage = (): string | undefined => /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1];

/** Loads the page again in a language, and keeps the choice with the account. */
export async function chooseLanguage(language: Language): Promise<void> {
  setCookie(language);
  await import('./account').then(({ keep }) => keep()).catch(() => {});
  location.reload();
}

/** Loads the page again in a language, unless this browser refuses to remember it. */
export function useLanguage(language: Language): void {
  setCookie(language);
  if (chosenLanguage() === language) location.reload();
}

function setCookie(language: Language): void {
  document.cookie = `language=${language}; path=/; max-age=${A_YEAR_IN_SECONDS}; samesite=lax`;
}
