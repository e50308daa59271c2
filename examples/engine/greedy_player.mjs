// Plays Risk by the odds: attacks where they are good, and reinforces where they become best.

import { best, run } from './contest.mjs';

const GOOD = 0.6;
const known = new Map();
let territories;

async function choose(engine, match, seat) {
  const { view } = await engine.ask('view', { match, seat });
  territories ??= (await engine.ask('board', { match })).board.territories;
  const { choices } = view;
  switch (choices.kind) {
    case 'attack':
      return attack(engine, view);
    case 'occupy':
      return { move: `occupy ${choices.atMost}` };
    case 'defend':
      return { move: `defend ${choices.most}` };
    case 'fortify':
      return { move: 'done' };
    default:
      return choices.left > 0 && choices.territories.length > 0 ? place(engine, view, seat) : { option: 0 };
  }
}

async function attack(engine, { armies, choices }) {
  const { found, most } = await best(choices.attacks, ({ from, to }) => win(engine, armies[from], armies[to]));
  return { move: most < GOOD ? 'done' : `blitz ${name(found.from)} ${name(found.to)} 1` };
}

async function place(engine, { armies, owners, choices }, seat) {
  const promise = async (territory) => {
    const foes = territories[territory].neighbours.filter((each) => owners[each] !== seat);
    const odds = (foe) => win(engine, armies[territory] + choices.left, Math.max(1, armies[foe]));
    return (await best(foes, odds)).most;
  };
  const { found } = await best(choices.territories, promise);
  return { move: `place ${name(found ?? choices.territories[0])} ${choices.left}` };
}

async function win(engine, attackers, defenders) {
  if (attackers < 2) return 0;
  const key = `${attackers} ${defenders}`;
  if (!known.has(key)) known.set(key, (await engine.ask('odds', { attackers, defenders })).odds.win);
  return known.get(key);
}

function name(territory) {
  return `"${territories[territory].name}"`;
}

await run(choose, 'modern');
