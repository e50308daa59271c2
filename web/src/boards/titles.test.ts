import { describe, expect, it } from 'vitest';
import type { Point } from './drawing';
import { boundsOf, overlap, type Nameplate } from './names';
import { placeTitles, type Surroundings, type Title } from './titles';

const plate = (at: Point): Nameplate => ({ at, lines: ['Haulyard', '+3'], size: 18, leading: 15 });
const title = (at: Point, own: readonly Point[] = [at]): Title => ({
  plate: plate(at),
  box: { left: at[0] - 60, right: at[0] + 60, top: at[1] - 60, bottom: at[1] + 60 },
  own,
});
const free: Surroundings = { names: [], badges: [], radius: 14, covered: [], within: null };

describe('the names of continents', () => {
  it('stand where the drawing wants them if nothing is there', () => {
    expect(placeTitles([title([100, 100])], free)).toEqual([{ at: [100, 100], isClear: true }]);
  });

  it('make way for badges, for names of territories and for what lies over the board', () => {
    const covered = { left: 0, right: 200, top: 105, bottom: 300 };
    const around = { ...free, badges: [[100, 100]] as Point[], names: [{ ...plate([100, 70]), lines: ['Home'] }], covered: [covered] };
    const [{ at, isClear }] = placeTitles([title([100, 100], [[100, 100]])], around);
    expect(isClear).toBe(true);
    expect(overlap(boundsOf(plate(at)), covered)).toBe(false);
  });

  it('never cover one another, and all have a place', () => {
    const crowd = [0, 1, 2, 3, 4].map((i) => title([100 + 8 * i, 100 + 5 * i]));
    const places = placeTitles(crowd, free);
    const bounds = places.map(({ at }) => boundsOf(plate(at)));
    expect(places).toHaveLength(crowd.length);
    bounds.forEach((one, i) => bounds.slice(i + 1).forEach((other) => expect(overlap(one, other)).toBe(false)));
  });

  it('have a place even where there is no room', () => {
    const badges = Array.from({ length: 900 }, (_, i): Point => [(i % 30) * 12 - 80, Math.floor(i / 30) * 12 - 80]);
    const [{ isClear }] = placeTitles([title([100, 100])], { ...free, badges });
    expect(isClear).toBe(false);
  });

  it('stay within the pane', () => {
    const within = { left: 0, right: 400, top: 0, bottom: 300 };
    const [{ at }] = placeTitles([title([5, 5])], { ...free, within });
    const { left, top } = boundsOf(plate(at));
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
  });
});
