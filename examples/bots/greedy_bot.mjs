// A bot that takes what looks best right now, by the odds and choices that each decision offers.
//
//     ./strategos arena --seats 'rush,exec:node examples/bots/greedy_bot.mjs' --games 20
//
// It knows Risk in turns, and plays the first move of everything else. The protocol is in
// docs/protocol/bots.md. It needs Node 20 and no packages.

import { createInterface } from "node:readline";

const GOOD_ODDS = 0.65;

const best = (list, value) =>
  list.reduce((a, b) => (a === undefined || value(b) > value(a) ? b : a), undefined);

/** One match: the board of its hello, and a move for each decision. */
class Match {
  constructor({ seat, board }) {
    this.seat = seat;
    this.territories = board.territories ?? [];
  }

  choose({ scene, moves }) {
    const { choices } = scene;
    switch (choices.kind) {
      case "reinforce":
        return this.reinforce(moves, scene, choices);
      case "attack":
        return this.attack(choices);
      case "fortify":
        return this.fortify(scene, choices);
      case "defend":
      case "occupy":
        return moves.at(-1); // The most dice, or the most armies.
      default:
        return moves[0];
    }
  }

  reinforce(moves, scene, { sets, territories, left }) {
    if (sets.length > 0) return moves[0]; // Trades come first.
    return `place ${this.name(best(territories, (own) => this.advantage(scene, own)))} ${left}`;
  }

  attack({ attacks }) {
    const target = best(attacks, ({ win }) => win ?? 0);
    if ((target?.win ?? 0) < GOOD_ODDS) return "done";
    return `blitz ${this.name(target.from)} ${this.name(target.to)} 1`;
  }

  fortify(scene, { moves, groups }) {
    const idle = moves.filter(({ from }) => this.enemies(scene, from).length === 0);
    for (const { from, most, group } of idle.toSorted((a, b) => b.most - a.most)) {
      const fronts = groups[group].filter((to) => this.enemies(scene, to).length > 0);
      const to = best(fronts, (front) => this.advantage(scene, front));
      if (to !== undefined) return `fortify ${this.name(from)} ${this.name(to)} ${most}`;
    }
    return "done";
  }

  enemies({ owners }, territory) {
    return this.territories[territory].neighbours.filter((to) => owners[to] !== this.seat);
  }

  /** The armies that a territory has more than its weakest enemy. */
  advantage(scene, own) {
    const enemies = this.enemies(scene, own).map((to) => scene.armies[to]);
    return scene.armies[own] - Math.min(1_000_000, ...enemies);
  }

  name(territory) {
    return `"${this.territories[territory].name}"`;
  }
}

let match;
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.t === "hello") {
    match = new Match(message);
  } else if (message.t === "decide") {
    const move = match.choose(message);
    process.stdout.write(JSON.stringify({ t: "move", id: message.id, move }) + "\n");
  } else if (message.t === "refused") {
    console.error(message.message); // A mistake above; it is told to whoever runs the bot.
  }
}
