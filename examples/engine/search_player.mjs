// Plays Morris by looking two moves ahead, in copies of what the match may be.

import { best, run } from './contest.mjs';

const WIN = 1_000;

async function choose(engine, match, seat) {
  await engine.ask('guess', { match, seat, into: 'root', seed: 1 });
  const { moves } = await engine.ask('moves', { match: 'root' });
  return { move: (await best(moves, (move) => value(engine, 'root', move, seat, 2))).found };
}

/** What a move is worth for the seat after the best moves of both sides, this many moves deep. */
async function value(engine, match, move, seat, depth) {
  const child = `depth ${depth}`;
  await engine.ask('copy', { match, into: child });
  const { turn } = await engine.ask('play', { match: child, move });
  if (turn.kind === 'over') return turn.winners.length === 0 ? 0 : turn.winners.includes(seat) ? WIN : -WIN;
  if (depth === 1) return material(engine, child, seat);
  const { moves } = await engine.ask('moves', { match: child });
  const sign = turn.seat === seat ? 1 : -1;
  return sign * (await best(moves, async (reply) => sign * (await value(engine, child, reply, seat, depth - 1)))).most;
}

/** Own men less those of the other. */
async function material(engine, match, seat) {
  const { owners, hands } = (await engine.ask('view', { match, seat })).view;
  const men = [0, 1].map((each) => owners.filter((owner) => owner === each).length + hands[each]);
  return men[seat] - men[1 - seat];
}

await run(choose, 'six-mens-morris');
