import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MorrisEvent, MorrisScene } from '../wire/types';
import type { Dwell } from './playback';
import type { Arrival, Audience, FrameOf, MatchSession } from './session.svelte';
import { MatchTable } from './table.svelte';

type Frame = FrameOf<MorrisScene, MorrisEvent>;

const sceneAt = (turn: number) => ({ turn, choices: { place: [turn], move: [], take: [] } }) as unknown as MorrisScene;
const frame = (seq: number): Frame => ({ seq, event: { kind: 'placed', seat: 0, point: seq, mill: false }, scene: sceneAt(seq) });

/** A game that shows every step for a second and writes down the numbers of its steps. */
class Counting extends MatchTable<MorrisScene, MorrisEvent, readonly number[]> {
  protected readonly noChoices = { place: [], move: [], take: [] };

  get isAsked(): boolean {
    return this.choices.place.length > 0;
  }

  protected dwell(): Dwell {
    return { before: 0, after: 1_000 };
  }
}

describe('the table of any game', () => {
  let audience: Audience<MorrisScene, MorrisEvent>;
  let kept: unknown[];
  let seats: { kind: string }[];
  let table: Counting;

  const arrive = (seq: number, past: Promise<Frame[]>, notes?: unknown) =>
    audience.arrive({ scene: sceneAt(seq), seq, notes, past } as Arrival<MorrisScene, MorrisEvent>);

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { hidden: false });
    [kept, seats] = [[], [{ kind: 'person' }, { kind: 'bot' }]];
    const session = {
      get match() {
        return { title: 'Counting', seats };
      },
      attend: (follower: typeof audience) => (audience = follower),
      remember: (seq: number, _: unknown, notes: unknown) => kept.push([seq, notes]),
    };
    table = new Counting(session as unknown as MatchSession, {
      begun: () => [],
      record: (log, { seq }) => [...log, seq],
    });
    table.open();
  });
  afterEach(() => {
    table.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('asks the player when everything has been shown', () => {
    arrive(0, Promise.resolve([]));
    expect(table.isAsked).toBe(true);
    audience.steps([frame(1), frame(2)]);
    expect(table.scene?.turn).toBe(1);
    expect(table.isAsked).toBe(false);
    vi.advanceTimersByTime(2_000);
    expect(table.choices.place).toEqual([2]);
    expect(table.deed?.seq).toBe(2);
    expect(kept.at(-1)).toEqual([2, [1, 2]]);
  });

  it('shows everything at once when the player is in a hurry', () => {
    arrive(0, Promise.resolve([]));
    audience.steps([frame(1), frame(2), frame(3)]);
    table.hasten();
    expect(table.choices.place).toEqual([3]);
  });

  it('asks nobody while a seat is open', () => {
    seats = [{ kind: 'person' }, { kind: 'open' }];
    arrive(4, Promise.resolve([]));
    expect(table.isAsked).toBe(false);
  });

  it('puts the past before what was shown while it was fetched', async () => {
    let fetched: (frames: Frame[]) => void = () => {};
    arrive(2, new Promise((resolve) => (fetched = resolve)));
    audience.steps([frame(3)]);
    expect(table.log).toEqual([3]);
    fetched([frame(1), frame(2)]);
    await vi.advanceTimersByTimeAsync(0);
    expect(table.log).toEqual([1, 2, 3]);
  });

  it('ignores a past that comes after the match has begun anew', async () => {
    let late: (frames: Frame[]) => void = () => {};
    arrive(2, new Promise((resolve) => (late = resolve)));
    arrive(5, Promise.resolve([frame(4), frame(5)]));
    late([frame(1), frame(2)]);
    await vi.advanceTimersByTimeAsync(0);
    expect(table.log).toEqual([4, 5]);
  });

  it('goes on with the log that a reloaded page has kept', async () => {
    arrive(2, Promise.resolve([]), [1, 2]);
    await vi.advanceTimersByTimeAsync(0);
    audience.steps([frame(3)]);
    expect(table.log).toEqual([1, 2, 3]);
  });
});
