// Plays matches of one player against random ones, and counts its wins.

import { Engine } from './engine.mjs';

const MOST_MOVES = 5_000;

/** The same numbers each time, so that a result can be repeated. */
let last = 1;
const random = () => (last = (last * 48271) % 2147483647) / 2147483647;

/** Plays as many matches as the command line says; choose(engine, match, seat) returns what to play. */
export async function run(choose, rules, seats = 2) {
  const matches = Number(process.argv[2] ?? 3);
  const engine = new Engine();
  let won = 0;
  for (let number = 0; number < matches; number++) {
    if (await play(engine, choose, rules, seats, number)) won++;
  }
  engine.close();
  console.log(`won ${won} of ${matches}`);
}

/** Plays one match, with the player in another seat each time, and returns whether it won. */
async function play(engine, choose, rules, seats, number) {
  const own = number % seats;
  let { turn } = await engine.ask('new', { match: 'm', rules, seats, seed: number });
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    if (turn.kind === 'over') return turn.winners.includes(own);
    const played = turn.seat === own ? await choose(engine, 'm', own) : await atRandom(engine, 'm');
    ({ turn } = await engine.ask('play', { match: 'm', ...played }));
  }
  return false;
}

/** Any legal move, by its number. */
export async function atRandom(engine, match) {
  const { count } = await engine.ask('moves', { match, most: 0 });
  return { option: Math.floor(random() * count) };
}

/** The element for which a function is largest. */
export async function best(elements, worth) {
  let found;
  let most = -Infinity;
  for (const element of elements) {
    const value = await worth(element);
    if (value > most) [found, most] = [element, value];
  }
  return { found, most };
}
