/**
 * Plays a seat through the socket of a match, from within a page, until the scene at one of its decisions meets a
 * condition, or the match is over. It does not play to win, but to give the screenshots some content. The function is
 * sent to the page as text, so it uses nothing from outside.
 *
 * @param {{match: string, until: {turn: number, choice: string}}} task
 */
export async function playOn({ match, until }) {
  /** Keeps below the rate limit of the server. */
  const PAUSE_MILLIS = 60;
  const board = await (await fetch('/api/boards/world')).json();
  const quoted = (name) => (/\s/.test(name) ? `"${name}"` : name);
  const name = (territory) => quoted(board.territories[territory].name);
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/matches/${match}/socket`);
  let you = null;
  let scene = null;
  let sent = 0;
  let isWaiting = false;
  let isSkipping = false;

  const enemies = (territory) => board.territories[territory].neighbours.filter((each) => scene.owners[each] !== you);
  const most = (list, value) => list.reduce((best, each) => (value(each) > value(best) ? each : best));

  const decide = {
    claim: ({ territories }) => `claim ${name(territories[0])}`,
    settle: ({ territories }) => `place ${name(most(territories, (each) => enemies(each).length))} 1`,
    reinforce({ left, territories, sets }) {
      const set = sets.find(({ best }) => best);
      if (set) {
        const cards = set.cards.map((card) => quoted(scene.hand.find((each) => each.card === card).name));
        return `trade ${cards.join(' ')}${set.matching.length > 0 ? ` on ${name(set.matching[0])}` : ''}`;
      }
      const strength = (each) => (enemies(each).length > 0 ? 1000 : 0) + scene.armies[each];
      return `place ${name(most(territories, strength))} ${left}`;
    },
    attack({ attacks }) {
      const good = attacks.filter(({ win }) => win > 0.6);
      if (good.length === 0) return 'done';
      const { from, to } = most(good, ({ win }) => win);
      return `blitz ${name(from)} ${name(to)} 1`;
    },
    defend: ({ most: dice }) => `defend ${dice}`,
    occupy: ({ atMost }) => `occupy ${atMost}`,
    fortify({ moves, groups }) {
      const front = ({ from, group }) => groups[group].find((each) => each !== from && enemies(each).length > 0);
      const idle = moves.filter((each) => enemies(each.from).length === 0 && front(each) !== undefined);
      if (idle.length === 0) return 'done';
      const strongest = most(idle, (each) => each.most);
      return `fortify ${name(strongest.from)} ${name(front(strongest))} ${strongest.most}`;
    },
  };

  return new Promise((resolve, reject) => {
    const say = (message) => socket.send(JSON.stringify({ ...message, id: `picture-${sent++}-${Math.random()}` }));
    const end = (result) => {
      resolve(result);
      socket.close();
    };
    const go = () => {
      if (isWaiting) return;
      if (scene.phase.kind === 'over') return end('over');
      const { kind } = scene.choices;
      if (kind === until.choice && scene.turn >= until.turn) return end(kind);
      isWaiting = true;
      isSkipping = kind === 'none';
      const message = isSkipping ? { t: 'skip' } : { t: 'move', move: decide[kind](scene.choices) };
      setTimeout(() => say(message), PAUSE_MILLIS);
    };
    const hear = (message) => {
      // The chat comes before the match itself.
      if (message.t === 'conversation') return;
      if (message.t === 'refused') throw new Error(message.message);
      if (message.t === 'snapshot') [you, scene] = [message.you, message.scene];
      if (message.t === 'steps') scene = message.frames.at(-1).scene;
      if (message.t === 'ack') isWaiting = false;
      // After one skip, wait for the steps that lead to the next decision.
      if (!isSkipping || scene.choices.kind !== 'none' || scene.phase.kind === 'over') go();
    };
    socket.onmessage = ({ data }) => {
      try {
        hear(JSON.parse(data));
      } catch (fault) {
        reject(fault);
      }
    };
    socket.onclose = () => reject(new Error('the line to the match was closed'));
  });
}
