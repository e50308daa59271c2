/**
 * Makes a function that translates sentences of the server. `sentences` has their English wording with numbered gaps,
 * and the same in another language: `"There is no player {1}.": "Es gibt keinen Spieler {1}."` What fills a gap is
 * translated too, if it is a sentence that is known. Faults of a file come in lines, such as `my.board:3: …`.
 */
export function translator(sentences: Readonly<Record<string, string>>): (text: string) => string {
  const patterns = Object.entries(sentences)
    .filter(([english]) => english.includes('{1}'))
    .toSorted(([one], [other]) => other.length - one.length)
    .map(([english, other]) => ({ pattern: patternOf(english), other }));

  function translate(sentence: string): string | undefined {
    if (Object.hasOwn(sentences, sentence)) return sentences[sentence];
    for (const { pattern, other } of patterns) {
      const gaps = pattern.exec(sentence);
      if (gaps) return other.replace(/\{(\d)\}/g, (_, n) => translate(gaps[Number(n)]) ?? gaps[Number(n)]);
    }
    return undefined;
  }

  function line(text: string): string {
    const [, place = '', fault = ''] = PLACE.exec(text) ?? [];
    return translate(text) ?? place + (translate(fault) ?? text.slice(place.length));
  }

  return (text) => text.split('\n').map(line).join('\n');
}

/** Where a fault is: a file, and mostly a line of it. */
const PLACE = /^(\S+: )(.*)$/;

function patternOf(english: string): RegExp {
  const literals = english.split(/\{\d\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literals.join('(.+?)')}$`);
}
