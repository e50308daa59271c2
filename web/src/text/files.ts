/** The files of texts as the tests see them: all at once, in all languages. */

export type Texts = Record<string, unknown>;

const files = import.meta.glob<Texts>(['/src/**/text/??.ts', '/src/**/text/??/**/*.ts'], { eager: true });

/** The files of a language, by the names of the English ones. */
export const filesOf = (language: string): Map<string, Texts> =>
  new Map(
    Object.entries(files)
      .filter(([name]) => new RegExp(`/text/${language}[./]`).test(name))
      .map(([name, texts]) => [name.replace(`/text/${language}`, '/text/en'), texts]),
  );

/** A text, and where it is found in its file. */
export interface Leaf {
  path: string;
  text: unknown;
}

/** The texts of a file. Functions that it exports are parts of other texts. */
export const textsOf = (texts: Texts | undefined): Leaf[] =>
  Object.entries(texts ?? {}).flatMap(([key, value]) => (typeof value === 'function' ? [] : leaves(value, key)));

function leaves(value: unknown, path: string): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, text: value }];
  return Object.entries(value).flatMap(([key, each]) => leaves(each, `${path}/${key}`));
}
