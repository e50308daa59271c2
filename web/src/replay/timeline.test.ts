import { describe, expect, it } from 'vitest';
import { lastAtMost, markAt, Timeline, turnBack, turnOn } from './timeline';

describe('the timeline of a replay', () => {
  const timeline = new Timeline([100, 0, 50, 200]);

  it('reaches each moment when those before it have been shown', () => {
    expect([0, 1, 2, 3].map((moment) => timeline.timeOf(moment))).toEqual([0, 100, 100, 150]);
  });

  it('shows the moment that was reached last', () => {
    expect([0, 99, 100, 149, 150, 9_999].map((time) => timeline.momentAt(time))).toEqual([0, 0, 2, 2, 3, 3]);
  });

  it('finds every moment of some length again by its time', () => {
    for (const moment of [0, 2, 3]) expect(timeline.momentAt(timeline.timeOf(moment))).toBe(moment);
  });

  it('never leaves the match', () => {
    expect(timeline.momentAt(-5)).toBe(0);
    expect([-3, 1.4, 17].map((moment) => timeline.within(moment))).toEqual([0, 1, 3]);
  });

  it('knows a match without a step', () => {
    const still = new Timeline([300]);
    expect([still.last, still.momentAt(1_000), still.within(5)]).toEqual([0, 0, 0]);
  });
});

describe('turns of a replay', () => {
  const marks = [
    { turn: 1, seat: 2, moment: 4 },
    { turn: 2, seat: 0, moment: 9 },
    { turn: 3, seat: 1, moment: 15 },
  ];
  const last = 20;

  it('own the moments from their beginning to the next', () => {
    expect([0, 3, 4, 8, 9, 20].map((moment) => markAt(marks, moment))).toEqual([-1, -1, 0, 0, 1, 2]);
  });

  it('follow one another up to the end', () => {
    expect([0, 4, 9, 14, 15, 20].map((moment) => turnOn(marks, moment, last))).toEqual([4, 9, 15, 15, 20, 20]);
  });

  it('lead back to their own beginning first', () => {
    expect([20, 15, 12, 9, 4, 2, 0].map((moment) => turnBack(marks, moment))).toEqual([15, 9, 9, 4, 0, 0, 0]);
  });
});

describe('a search in an ascending list', () => {
  it('agrees with looking at every value', () => {
    const values = [-4, 0, 0, 3, 7, 7, 7, 12];
    for (let wanted = -6; wanted < 14; wanted++) {
      expect(lastAtMost(values, wanted)).toBe(values.findLastIndex((value) => value <= wanted));
    }
    expect(lastAtMost([], 1)).toBe(-1);
  });
});
