import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Playback, type Dwell } from './playback';

describe('playback', () => {
  let told: string[];
  const play = (dwell: Dwell) =>
    new Playback<number>({
      dwell: () => dwell,
      announce: (frame) => told.push(`announce ${frame}`),
      show: (frame) => told.push(`show ${frame}`),
      idle: () => told.push('idle'),
    });

  beforeEach(() => {
    told = [];
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it('announces a frame, shows it, and goes on to the next', () => {
    play({ before: 10, after: 5 }).push([1, 2]);
    expect(told).toEqual(['announce 1']);
    vi.advanceTimersByTime(10);
    expect(told.at(-1)).toBe('show 1');
    vi.advanceTimersByTime(5);
    expect(told.at(-1)).toBe('announce 2');
    vi.runAllTimers();
    expect(told).toEqual(['announce 1', 'show 1', 'announce 2', 'show 2', 'idle']);
  });

  it('shows frames that take no time at once', () => {
    play({ before: 0, after: 0 }).push([1, 2, 3]);
    expect(told).toEqual(['show 1', 'show 2', 'show 3', 'idle']);
  });

  it('shows each frame once when it is skipped through', () => {
    const playback = play({ before: 10, after: 10 });
    playback.push([1, 2, 3]);
    vi.advanceTimersByTime(10);
    playback.skip();
    vi.runAllTimers();
    expect(told.filter((each) => each.startsWith('show'))).toEqual(['show 1', 'show 2', 'show 3']);
    expect(told.at(-1)).toBe('idle');
  });

  it('takes up frames that come while it plays', () => {
    const playback = play({ before: 0, after: 10 });
    playback.push([1]);
    playback.push([2]);
    expect(told).toEqual(['show 1']);
    vi.runAllTimers();
    expect(told).toEqual(['show 1', 'show 2', 'idle']);
  });

  it('forgets what waits when everything stands anew', () => {
    const playback = play({ before: 10, after: 10 });
    playback.push([1, 2]);
    playback.clear();
    vi.runAllTimers();
    expect(told).toEqual(['announce 1']);
  });
});
