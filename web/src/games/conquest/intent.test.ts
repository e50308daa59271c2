import { describe, expect, it } from 'vitest';
import { NOTHING, offered, placed, placements, press, reconcile, stage, stagedInAll, undo, type Intent } from './intent';
import type { ChoicesOf } from './wire';

const reinforce: ChoicesOf<'reinforce'> = {
  kind: 'reinforce', left: 5, territories: [1, 2], mustTrade: false, extra: 2, sets: [],
};
const attack: ChoicesOf<'attack'> = {
  kind: 'attack',
  attacks: [
    { from: 1, to: 10, mostDice: 3, fewestDice: 1, win: 0.9, expectedLoss: 1 },
    { from: 1, to: 11, mostDice: 3, fewestDice: 1, win: 0.5, expectedLoss: 2 },
    { from: 2, to: 11, mostDice: 2, fewestDice: 1, win: 0.7, expectedLoss: 2 },
  ],
  special: [],
};
const fortify: ChoicesOf<'fortify'> = {
  kind: 'fortify',
  moves: [{ from: 1, most: 4, group: 0 }, { from: 2, most: 1, group: 0 }],
  groups: [[1, 2, 3]],
};

function pressed(choices: Parameters<typeof press>[0], ...territories: number[]): Intent {
  return territories.reduce((intent, territory) => {
    const outcome = press(choices, intent, territory);
    return outcome.kind === 'intent' ? outcome.intent : intent;
  }, NOTHING);
}

describe('reinforcing', () => {
  it('stages one army a press, and no more than are left', () => {
    const intent = pressed(reinforce, 1, 1, 2, 2, 2, 2, 2);
    expect(placements(intent)).toEqual([{ territory: 1, armies: 2 }, { territory: 2, armies: 3 }]);
    expect(offered(reinforce, intent).size).toBe(0);
  });

  it('passes over territories that are not offered', () => {
    expect(pressed(reinforce, 7)).toBe(NOTHING);
  });

  it('takes armies back, and undoes action by action', () => {
    const all = stage(reinforce, NOTHING, 1, 99);
    expect(stagedInAll(all)).toBe(5);
    const fewer = stage(reinforce, all, 1, -2);
    expect(stagedInAll(fewer)).toBe(3);
    expect(undo(fewer)).toEqual(all);
    expect(undo(undo(fewer))).toEqual(NOTHING);
    expect(stagedInAll(stage(reinforce, fewer, 1, -99))).toBe(0);
  });

  it('goes on with the other territories once one has got its armies', () => {
    expect(placements(placed(pressed(reinforce, 1, 2, 1), 1))).toEqual([{ territory: 2, armies: 1 }]);
  });

  it('keeps what is staged when a trade brings more', () => {
    const intent = pressed(reinforce, 1, 2);
    expect(reconcile({ ...reinforce, left: 9 }, intent).staged).toHaveLength(2);
    expect(reconcile({ ...reinforce, left: 1 }, intent)).toBe(NOTHING);
  });
});

describe('attacking', () => {
  it('lights the attackers first, then the targets of the one chosen', () => {
    expect([...offered(attack, NOTHING)]).toEqual([1, 2]);
    expect([...offered(attack, pressed(attack, 1))]).toEqual([10, 11]);
  });

  it('rolls when the target is pressed again', () => {
    const intent = pressed(attack, 1, 10);
    expect(intent).toMatchObject({ from: 1, to: 10 });
    expect(press(attack, intent, 10)).toEqual({ kind: 'roll', target: attack.attacks[0] });
  });

  it('picks the best attacker when a target is pressed first', () => {
    expect(pressed(attack, 11)).toMatchObject({ from: 2, to: 11 });
  });

  it('lets go when the attacker is pressed again', () => {
    expect(pressed(attack, 1, 1)).toBe(NOTHING);
  });

  it('stays on a battle that can go on, and on its attacker when it cannot', () => {
    const intent = pressed(attack, 1, 10);
    expect(reconcile(attack, intent)).toMatchObject({ from: 1, to: 10 });
    const without = { ...attack, attacks: attack.attacks.slice(1) };
    expect(reconcile(without, intent)).toMatchObject({ from: 1, to: null });
    expect(reconcile({ ...attack, attacks: [] }, intent)).toBe(NOTHING);
  });
});

describe('fortifying', () => {
  it('takes a source, then a target that the source reaches', () => {
    expect(pressed(fortify, 1, 3)).toMatchObject({ from: 1, to: 3 });
    expect(pressed(fortify, 1, 2)).toMatchObject({ from: 1, to: 2 });
    expect(pressed(fortify, 1, 9)).toBe(NOTHING);
  });
});

describe('claiming and settling', () => {
  it('says it at once', () => {
    expect(press({ kind: 'claim', territories: [4] }, NOTHING, 4)).toEqual({ kind: 'claim', territory: 4 });
    expect(press({ kind: 'settle', territories: [4], together: 1, neutral: false }, NOTHING, 4)).toEqual({ kind: 'settle', territory: 4 });
    expect(press({ kind: 'claim', territories: [4] }, NOTHING, 5)).toEqual({ kind: 'nothing' });
  });

  it('stages first armies that may be placed together', () => {
    const settle: ChoicesOf<'settle'> = { kind: 'settle', territories: [4, 5], together: 3, neutral: false };
    const all = pressed(settle, 4, 5, 4, 4);
    expect(placements(all)).toEqual([{ territory: 4, armies: 2 }, { territory: 5, armies: 1 }]);
    expect(offered(settle, all).size).toBe(0);
    expect(reconcile({ ...settle, together: 1 }, placed(all, 4))).toBe(NOTHING);
    expect(reconcile({ ...settle, together: 2 }, placed(all, 4)).staged).toHaveLength(1);
  });
});
