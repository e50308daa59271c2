import { BADGE_RADIUS, NAME_LEADING, NAME_SIZE, type DrawnTerritory, type Point } from './drawing';

/** The name of a territory in the pane: the middle of its lines, and its font size. */
export interface Nameplate {
  readonly at: Point;
  readonly lines: readonly string[];
  readonly size: number;
  readonly leading: number;
}

const SMALLEST = 9;
const LARGEST = 13;

/** At high zoom the badge no longer grows, and the name stays beside it. */
const FARTHEST = 1.3;

/** The mean width of a letter, relative to the font size. */
const LETTER = 0.52;

/** The place of a territory's name, given the position of its badge. */
export function nameplate({ badge, label }: DrawnTerritory, at: Point, scale: number): Nameplate {
  const size = Math.min(LARGEST, Math.max(SMALLEST, NAME_SIZE * scale));
  const [dx, dy] = [label.at[0] - badge[0], label.at[1] - badge[1]];
  // Small names keep clear of their badge, which is no smaller; one that stands far aside stays where it is on the land.
  const spread = Math.hypot(dx, dy) > 3 * BADGE_RADIUS ? scale : Math.min(FARTHEST, Math.max(scale, size / NAME_SIZE));
  return { at: [at[0] + dx * spread, at[1] + dy * spread], lines: label.lines, size, leading: (NAME_LEADING / NAME_SIZE) * size };
}

/** Which names can be read: those that no other badge covers, and no name that comes before them. */
export function readable(plates: readonly Nameplate[], badges: readonly Point[], radius: number): readonly boolean[] {
  const shown: Bounds[] = [];
  return plates.map((plate, own) => {
    const bounds = boundsOf(plate);
    const isCovered = badges.some((badge, i) => i !== own && distance(bounds, badge) < radius);
    if (isCovered || shown.some((other) => overlap(bounds, other))) return false;
    shown.push(bounds);
    return true;
  });
}

export interface Bounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function boundsOf({ at: [x, y], lines, size, leading }: Nameplate): Bounds {
  const halfWidth = (Math.max(...lines.map(({ length }) => length)) * LETTER * size) / 2;
  const halfHeight = (size + (lines.length - 1) * leading) / 2;
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

export function overlap(a: Bounds, b: Bounds): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function distance({ left, right, top, bottom }: Bounds, [x, y]: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
