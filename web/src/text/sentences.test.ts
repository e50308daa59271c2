import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from './javaSentences';
import { sentences, translate } from './de/sentences';

const ROOT = '..';

/** The sentences in the files of a module whose names match. */
const read = (module: string, name: RegExp) =>
  readdirSync(`${ROOT}/${module}/src/main/java`, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .flatMap((file) => sentencesOf(readFileSync(`${ROOT}/${module}/src/main/java/${file}`, 'utf8')));

/** What the server says to people is a sentence with a full stop; its log has none. Operators read English. */
const OF_SERVER = [...read('server', /^(?!.*\/(metrics\/|MonitoringApi)).*\.java$/), ...read('table', /\/(Table|DiceDesk)\.java$/), ...read('wire', /Catalogue\.java$/), ...read('family', /Family\.java$/)].filter((text) =>
  /^['A-Z].* .*\.$/.test(text),
);

/** The module of a game has its name. Much of `conquest` says nothing to people. */
const OTHER_GAMES = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'conquest')
  .map((entry) => entry.name);

/** The terminal shows the sentences of rules and boards, too, and adds capitals and full stops. */
const OF_RULES = [
  ...read('conquest', /\/turn\/|\/(Giving|Legality|Combinations|Assembly|BoardBuilder|BoardText|DetailText)\.java$/),
  ...OTHER_GAMES.flatMap((game) => read(game, /\.java$/)),
  ...read('maps', /\/(ConquestReader|DominationReader|LenientBuilder|Plan)\.java$/),
  ...read('bots', /\/(BotKind|ConquestBots|MorrisBots)\.java$/),
].filter((text) => /[\p{L}'] [\p{L}\d']/u.test(text));

/** Parts of sentences, the words of files, and what only programmers read. */
const PARTS = [
  ' has no coordinates', ' have no coordinates', "'7' names '7', which is not a territory7",
  '7 seats7 cannot share the 7 territories of 7', "7'7' is called '7' here", "; did you mean '7'?", 'power 7 radius 7',
  'supply 7', "territory '7' is in '7', which is not a continent7", "there is already a 7 '7', in line 7", "there is another '7': ",
  '7 has too many points for letters', '7 has too many steps', "there is no preset '7'",
];

describe('the sentences of the server in German', () => {
  it('are found in its sources', () => {
    expect(sentencesOf('refuse("it has " + armies(of, "x") + " armies, " + "not %,d".formatted(n)); throw new Fault("no")')).toEqual([
      'it has 7 armies, not 7', 'no',
    ]);
    expect(OF_SERVER.length).toBeGreaterThan(60);
    expect(OF_RULES.length).toBeGreaterThan(100);
  });

  it('lack none but parts of others', () => {
    const missing = [...OF_SERVER, ...OF_RULES].filter((text) => translate(text) === text);
    expect([...new Set(missing)].toSorted()).toEqual(PARTS.toSorted());
  });

  it('keep every gap', () => {
    const gaps = (text: string) => text.match(/\{\d\}/g)?.toSorted() ?? [];
    for (const [english, german] of Object.entries(sentences)) expect(gaps(german), english).toEqual(gaps(english));
  });

  it('are translated line by line, after the name of a file', () => {
    expect(translate('my.board:3: ‘')).toBe('my.board:3: ‘');
    expect(translate("my.board:3: '7' borders itself\nand 2 more")).toBe('my.board:3: „7“ grenzt an sich selbst\nund 2 weitere');
  });
});
