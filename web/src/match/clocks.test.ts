import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { time as words } from '../text/en/time';
import { toasts } from '../ui/toasts.svelte';
import type { MatchInfo, SeatTime } from '../wire/types';
import { Clocks } from './clocks.svelte';

const time = (seat: number, more: Partial<SeatTime> = {}): SeatTime => ({
  seat, running: false, left: null, bank: 60_000, standIn: 'none', botIn: null, ...more,
});
const match = { seats: [{ name: 'Ada' }, { name: 'Bob' }] } as unknown as MatchInfo;

describe('the clocks of a match', () => {
  let now = 0;
  let clocks: Clocks;

  const set = (seats: SeatTime[]) => clocks.set({ seats, botTurns: [{ seat: 1, turn: 3 }] }, match, 0);
  const pass = (millis: number) => {
    now += millis;
    vi.advanceTimersByTime(1_000);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    now = 1_000;
    clocks = new Clocks(() => now);
  });
  afterEach(() => {
    clocks.close();
    vi.useRealTimers();
  });

  it('run down by themselves, the turn first and then the bank', () => {
    set([time(0, { running: true, left: 10_000 }), time(1, { left: 5_000 })]);
    pass(4_000);
    expect(clocks.of(0)).toMatchObject({ left: 6_000, bank: 60_000 });
    expect(clocks.of(1)).toMatchObject({ left: 5_000 });
    pass(16_000);
    expect(clocks.of(0)).toMatchObject({ left: 0, bank: 50_000 });
    pass(600_000);
    expect(clocks.of(0)).toMatchObject({ left: 0, bank: 0 });
  });

  it('count down until a bot plays for a player who is away', () => {
    set([time(0), time(1, { botIn: 90_000 })]);
    pass(30_000);
    expect(clocks.of(1)?.botIn).toBe(60_000);
    expect(clocks.of(2)).toBeNull();
    expect([clocks.hadBot(1, 3), clocks.hadBot(1, 4)]).toEqual([true, false]);
  });

  it('say who is replaced and who is back, but not on arrival and not about oneself', () => {
    set([time(0, { standIn: 'kept' }), time(1)]);
    expect(toasts).toHaveLength(0);
    set([time(0), time(1, { standIn: 'for-now' })]);
    expect(toasts.map(({ message }) => message)).toEqual(['A bot is playing for Bob now.']);
    set([time(0), time(1)]);
    expect(toasts.map(({ message }) => message)).toContain('Bob is back.');
  });
});

describe('time in words', () => {
  it('has minutes and seconds, hours, or days', () => {
    expect([0, 400, 61_000, 3_600_000 * 3.5, 86_400_000 * 2.25].map(words.clock)).toEqual(['0:00', '0:01', '1:01', '3 h 30 min', '2 d 6 h']);
  });

  it('says how much there is of it', () => {
    expect(words.control({ kind: 'live', turnSeconds: 90, conquestSeconds: 10, bankSeconds: 300 })).toBe('90 seconds per turn, 5 minutes in the bank');
    expect(words.control({ kind: 'correspondence', turnDays: 1 })).toBe('1 day per turn');
  });
});
