import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replayKey } from './keys';
import { ReplayPlayer } from './player.svelte';
import { Timeline } from './timeline';

describe('a replay that plays', () => {
  const marks = [1, 4, 8].map((moment, i) => ({ turn: i + 1, seat: i, moment }));
  let player: ReplayPlayer;
  let callbacks: Map<number, FrameRequestCallback>;
  let now: number;

  beforeEach(() => {
    [callbacks, now] = [new Map(), 1_000];
    let last = 0;
    vi.stubGlobal('performance', { now: () => now });
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => (callbacks.set(++last, callback), last));
    vi.stubGlobal('cancelAnimationFrame', (id: number) => callbacks.delete(id));
    player = new ReplayPlayer(new Timeline(Array(11).fill(100)), marks, 1);
  });
  afterEach(() => vi.unstubAllGlobals());

  function pass(millis: number): void {
    now += millis;
    const due = [...callbacks.values()];
    callbacks.clear();
    for (const callback of due) callback(now);
  }

  it('goes on with time, faster when asked', () => {
    player.play();
    pass(250);
    expect(player.position).toBe(3);
    player.speed = 4;
    pass(100);
    expect(player.position).toBe(7);
  });

  it('stops at the end, and begins anew from there', () => {
    player.play();
    pass(9_999);
    expect([player.position, player.isPlaying, callbacks.size]).toEqual([10, false, 0]);
    player.toggle();
    expect([player.position, player.isPlaying]).toEqual([0, true]);
  });

  it('stays where it is paused', () => {
    player.play();
    pass(200);
    player.pause();
    pass(500);
    expect(player.position).toBe(3);
  });

  it('pauses for single steps, and goes on from where one has gone to', () => {
    player.play();
    player.step(1);
    expect([player.position, player.isPlaying]).toEqual([2, false]);
    player.seek(6);
    player.play();
    pass(100);
    expect(player.position).toBe(7);
  });

  it('is led by keys', () => {
    const press = (key: string, shiftKey = false) => {
      const isMeant = replayKey(player, { key, shiftKey });
      return [isMeant, player.position];
    };
    expect(press('ArrowRight')).toEqual([true, 2]);
    expect(press('ArrowLeft')).toEqual([true, 1]);
    expect(press('ArrowRight', true)).toEqual([true, 4]);
    expect(press('ArrowDown')).toEqual([true, 8]);
    expect(press('ArrowUp')).toEqual([true, 4]);
    expect(press('End')).toEqual([true, 10]);
    expect(press('Home')).toEqual([true, 0]);
    expect(press('x')).toEqual([false, 0]);
    press(' ');
    expect(player.isPlaying).toBe(true);
  });
});
