// A bot that picks any numbered move of any game with equal probability.
//
//     ./strategos arena --seats 'balanced,exec:node examples/bots/random_bot.mjs' --games 20
//
// The protocol is in docs/protocol/bots.md. It needs Node 20 and no packages.

import { createInterface } from "node:readline";

const send = (message) => process.stdout.write(JSON.stringify(message) + "\n");

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.t === "decide") {
    const wanted = Math.floor(Math.random() * message.count);
    if (wanted < message.moves.length) {
      send({ t: "move", id: message.id, move: message.moves[wanted] });
    } else {
      // There are more moves than the message holds.
      send({ t: "moves", id: message.id, from: wanted });
    }
  } else if (message.t === "moves") {
    send({ t: "move", id: message.id, move: message.moves[0] });
  }
}
