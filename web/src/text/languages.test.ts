import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../settings/language';
import { filesOf, textsOf, type Texts } from './files';

const english = filesOf('en');
const keysOf = (texts: Texts | undefined) => textsOf(texts).map(({ path, text }) => `${path}: ${typeof text}`);

describe.each(Object.keys(LANGUAGES).filter((language) => language !== 'en'))('the texts in %s', (language) => {
  const translation = filesOf(language);

  it('are in the same files as the English ones', () => {
    expect([...translation.keys()].filter((name) => !name.endsWith('/sentences.ts')).toSorted()).toEqual([...english.keys()].toSorted());
  });

  it.each([...english.keys()])('have the keys of %s', (name) => {
    expect(keysOf(translation.get(name)).toSorted()).toEqual(keysOf(english.get(name)).toSorted());
  });

  it.each([...english.keys()])('leave no sentence of %s in English', (name) => {
    const originals = new Map(textsOf(english.get(name)).map(({ path, text }) => [path, text]));
    const isSentence = (text: unknown) => typeof text === 'string' && /\p{L} \p{Ll}/u.test(text);
    const left = textsOf(translation.get(name)).filter(({ path, text }) => isSentence(text) && originals.get(path) === text);
    expect(left.map(({ path }) => path)).toEqual([]);
  });
});
