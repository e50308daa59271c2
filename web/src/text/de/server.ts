import translations from './titles.json';

/** Titles, and names that the server gives to players. Those that are missing here are the same in German. */
const TITLES: Record<string, string> = translations.titles;

/** A title may have several parts: *Modern · The World*. */
const titleOf = (title: string) =>
  title
    .split(' · ')
    .map((part) => TITLES[part] ?? part)
    .join(' · ');

export const retitled = <T>(answer: T): T => mapTexts(answer, ['title', 'name'], titleOf);

const SENTENCES = ['message', 'summary', 'refusal', 'barred', 'what'];

export async function translated<T>(answer: T): Promise<T> {
  const { translate } = await import('./sentences');
  return mapTexts(answer, SENTENCES, translate);
}

/** Replaces the texts under some keys, at any depth of an answer. */
function mapTexts<T>(answer: T, keys: readonly string[], change: (text: string) => string): T {
  if (typeof answer !== 'object' || answer === null) return answer;
  for (const [key, value] of Object.entries(answer)) {
    if (typeof value === 'object') mapTexts(value, keys, change);
    else if (typeof value === 'string' && keys.includes(key)) (answer as Record<string, unknown>)[key] = change(value);
  }
  return answer;
}
