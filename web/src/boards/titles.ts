import type { Point } from './drawing';
import { boundsOf, distance, overlap, type Bounds, type Nameplate } from './names';

/** A continent's name to be placed, in pane coordinates. */
export interface Title {
  /** Its lines and size, in the middle of the place that the drawing proposes, or of the continent. */
  readonly plate: Nameplate;
  /** What belongs to the continent. */
  readonly box: Bounds;
  /** Where its territories have their badges. */
  readonly own: readonly Point[];
}

/** What titles must not cover, and the part of the pane to stay in, if any. */
export interface Surroundings {
  readonly names: readonly Nameplate[];
  readonly badges: readonly Point[];
  readonly radius: number;
  readonly covered: readonly Bounds[];
  readonly within: Bounds | null;
}

export interface Placed {
  readonly at: Point;
  /** Whether it covers nothing there. */
  readonly isClear: boolean;
}

const STEP = 10;
const MOST_STEPS = 36;
const AROUND = 60;

/** The cost of covering something, in pixels of distance from the middle of the continent. */
const COST = { badge: 600, name: 500, title: 2_000, covered: 2_000, outside: 2_000, abroad: 150 };

/** Places each title in order: near the middle of its continent, and covering nothing if possible. */
export function placeTitles(titles: readonly Title[], around: Surroundings): Placed[] {
  const taken: Bounds[] = [];
  const names = around.names.map(boundsOf);
  return titles.map((title) => {
    let best: { at: Point; cost: number; hurt: number } | null = null;
    for (const at of candidates(title)) {
      const far = Math.hypot(at[0] - title.plate.at[0], at[1] - title.plate.at[1]);
      if (best && far >= best.cost) break;
      const bounds = boundsOf({ ...title.plate, at });
      const hurt = harm(bounds, names, taken, around);
      const cost = far + hurt + (isAbroad(at, title, around) ? COST.abroad : 0);
      if (!best || cost < best.cost) best = { at, cost, hurt };
    }
    const { at, hurt } = best ?? { at: title.plate.at, hurt: 0 };
    taken.push(boundsOf({ ...title.plate, at }));
    return { at, isClear: hurt === 0 };
  });
}

/** The proposed place, and all others near the continent, the nearest first. */
function candidates({ plate: { at }, box }: Title): Point[] {
  const stepX = Math.max(STEP, (box.right - box.left + 2 * AROUND) / MOST_STEPS);
  const stepY = Math.max(STEP, (box.bottom - box.top + 2 * AROUND) / MOST_STEPS);
  const places: Point[] = [at];
  for (let x = box.left - AROUND; x <= box.right + AROUND; x += stepX) {
    for (let y = box.top - AROUND; y <= box.bottom + AROUND; y += stepY) places.push([x, y]);
  }
  const far = ([x, y]: Point) => Math.hypot(x - at[0], y - at[1]);
  return places.sort((a, b) => far(a) - far(b));
}

function harm(bounds: Bounds, names: readonly Bounds[], taken: readonly Bounds[], { badges, radius, covered, within }: Surroundings): number {
  const hit = (others: readonly Bounds[]) => others.filter((other) => overlap(bounds, other)).length;
  const isOutside = within !== null && (bounds.left < within.left || bounds.right > within.right || bounds.top < within.top || bounds.bottom > within.bottom);
  return (
    badges.filter((badge) => distance(bounds, badge) < radius).length * COST.badge +
    hit(names) * COST.name +
    hit(taken) * COST.title +
    hit(covered) * COST.covered +
    (isOutside ? COST.outside : 0)
  );
}

/** Whether a territory of another continent is nearer than any of its own. */
function isAbroad([x, y]: Point, { own }: Title, { badges }: Surroundings): boolean {
  const nearest = (points: readonly Point[]) => Math.min(...points.map(([px, py]) => Math.hypot(px - x, py - y)));
  return nearest(badges) < nearest(own);
}
