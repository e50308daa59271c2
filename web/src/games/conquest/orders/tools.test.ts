import { describe, expect, it } from 'vitest';
import { NOTHING } from '../intent';
import type { Scene } from '../wire';
import { EMPTY, type Offer } from './draft';
import { offeredBy, pressed, type Desk, type Tool } from './tools';

const offer: Offer = {
  kind: 'orders', left: 1, bombs: [2], mayBlockade: true, mayAirlift: true, partners: [1], reinforcement: 0, mayEnd: false,
  own: [{ from: 0, most: 3, to: [1, 2] }, { from: 1, most: 0, to: [0] }],
  usual: { attackersKill: 60, defendersKill: 70, luck: 100 }, special: [],
};
/** Seats 0 and 2 are a team; territory 3 is a team-mate's, 4 is neutral. */
const scene = { owners: [0, 0, 1, 2, 3], seats: [{ team: 0 }, { team: 1 }, { team: 0 }] } as unknown as Scene;
const desk = (tool: Tool): Desk => ({ tool, offer, draft: EMPTY, scene, you: 0 });
const from = (territory: number) => ({ ...NOTHING, from: territory });

describe('what a press on the board orders', () => {
  it('is offered where it can be', () => {
    expect([...offeredBy(desk('deploy'), null)]).toEqual([0, 1]);
    expect([...offeredBy(desk('advance'), null)]).toEqual([0]);
    expect([...offeredBy(desk('advance'), 0)]).toEqual([1, 2]);
    expect([...offeredBy(desk('airlift'), 0)]).toEqual([1, 2, 4]);
    expect([...offeredBy(desk('bomb'), null)]).toEqual([2]);
    expect([...offeredBy(desk('diplomacy'), null)]).toEqual([2]);
  });

  it('points a way out by its two ends, and means it when its end is pressed again', () => {
    expect(pressed(desk('advance'), NOTHING, 0)).toEqual({ kind: 'intent', intent: from(0) });
    expect(pressed(desk('advance'), from(0), 2)).toEqual({ kind: 'intent', intent: { ...from(0), to: 2 } });
    expect(pressed(desk('advance'), { ...from(0), to: 2 }, 2)).toEqual({ kind: 'confirm' });
    expect(pressed(desk('advance'), from(0), 0)).toEqual({ kind: 'intent', intent: NOTHING });
  });

  it('lets go where nothing can be ordered', () => {
    expect(pressed(desk('advance'), from(0), 3)).toEqual({ kind: 'intent', intent: NOTHING });
    expect(pressed(desk('deploy'), NOTHING, 2)).toEqual({ kind: 'nothing' });
  });

  it('plays a card at once', () => {
    expect(pressed(desk('bomb'), NOTHING, 2)).toEqual({ kind: 'order', order: { kind: 'bomb', territory: 2 } });
    expect(pressed(desk('blockade'), NOTHING, 1)).toEqual({ kind: 'order', order: { kind: 'blockade', territory: 1 } });
    expect(pressed(desk('diplomacy'), NOTHING, 2)).toEqual({ kind: 'order', order: { kind: 'negotiate', seat: 1 } });
  });
});
