import { describe, expect, it } from 'vitest';
import { begun, record, type Log } from '../log/log';
import { ofLastTurn } from '../log/summary';
import type { Event, Order, Phase, Scene } from '../wire';
import { isTelling, outcomeOf } from './outcome';

const scene = (turn: number, phase: Phase['kind'] = 'execute') =>
  ({ turn, turnOf: 1, orders: {}, continents: [], owners: [], seats: [], phase: { kind: phase } }) as unknown as Scene;
const executed = (seat: number, order: Order, armies: number): Event => ({ kind: 'order-executed', seat, round: 1, order, armies });
const advance: Order = { kind: 'advance', from: 4, to: 5, armies: 3 };
const fought: Event = {
  kind: 'fought', from: 4, to: 5, attacker: 0, defender: 1, attackers: 3, defenders: 2,
  attackerLosses: 1, defenderLosses: 2, occupied: 2, eliminated: null, won: false, odds: null,
};
const play = (...steps: [Event, Scene][]) =>
  steps.reduce((log, [event, after], i): Log => record(log, { seq: i, event, scene: after }), begun(scene(1)));

describe('the log of orders', () => {
  it('has a line for each order, and one for a whole battle', () => {
    const log = play(
      [executed(0, { kind: 'deploy', territory: 4, armies: 2 }, 2), scene(1)],
      [executed(0, { kind: 'deploy', territory: 6, armies: 1 }, 1), scene(1)],
      [executed(0, advance, 3), scene(1, 'fight')],
      [{ kind: 'kills-rolled', seat: 0, attacks: true, from: 4, to: 5, armies: 3, kills: 2 }, scene(1, 'fight')],
      [fought, scene(1)],
      [executed(1, advance, 1), scene(1)],
      [executed(1, { kind: 'bomb', territory: 4 }, 2), scene(1)],
      [{ kind: 'order-skipped', seat: 1, round: 3, order: null, reason: null }, scene(1)],
    );
    expect(log.entries.map(({ kind, seat }) => [kind, seat])).toEqual([
      ['turn', -1], ['placed', 0], ['battle', 0], ['fortified', 1], ['bombed', 1], ['skipped', 1],
    ]);
  });

  it('is summed up turn by turn', () => {
    const log = play([fought, scene(1)], [{ kind: 'drew-order', seat: 0, card: null }, scene(2)]);
    expect(ofLastTurn(log.entries).map(({ kind }) => kind)).toEqual(['battle', 'drew-order']);
    expect(ofLastTurn(play([fought, scene(1)]).entries)).toEqual([]);
  });
});

describe('what becomes of an order', () => {
  const told = { names: ['A', 'B', 'C', 'D', 'Peru', 'Brazil'], nameOf: (seat: number) => `Seat ${seat}` };
  const shown = (event: Event) => (isTelling(event) ? outcomeOf(told, event, { kind: 'execute' }) : null);

  it('is told with its way and its result', () => {
    expect(shown(fought)).toMatchObject({ seat: 0, way: { from: 4, to: 5 }, tone: 'taken' });
    expect(shown({ ...fought, occupied: 0 } as Event)).toMatchObject({ tone: 'usual' });
  });

  it('is told with its reason where it is known', () => {
    const own = shown({ kind: 'order-skipped', seat: 0, round: 2, order: advance, reason: 'peace' });
    expect(own?.words).toContain('Peru');
    expect(own?.words).toContain('peace');
    expect(shown({ kind: 'order-skipped', seat: 1, round: 2, order: null, reason: null })?.words).not.toContain('null');
  });

  it('is not told by what only leads there', () => {
    expect(shown({ kind: 'ended', seat: 0, phase: 'orders' })).toBeNull();
  });
});
