import type { Boost, Point } from '../wire/types';

/** A board while it is made. Nothing has to be right yet: whether it can be played is for the server to say. */
export interface Sketch {
  /** What it is called in files; made of the title where it is empty. */
  name: string;
  title: string;
  author: string;
  licence: string;
  continents: readonly SketchContinent[];
  territories: readonly SketchTerritory[];
  borders: readonly Border[];
  starts: readonly (readonly Holding[])[];
  /** The id of the next thing that is made; ids are never used twice. */
  next: number;
}

export interface SketchContinent {
  id: number;
  name: string;
  bonus: number;
}

export interface SketchTerritory {
  id: number;
  name: string;
  aliases: readonly string[];
  continent: number;
  at: Point;
  outlines: readonly (readonly Point[])[];
  boosts: readonly Boost[];
  /** What it pays in an economy; by default what the rules say. */
  pays?: number | null;
}

export type Way = 'both' | 'one';

/** Between two territories; where it leads one way, from the first to the second. */
export interface Border {
  from: number;
  to: number;
  way: Way;
}

/** The armies that stand on a territory at the start. */
export interface Holding {
  territory: number;
  armies: number;
}

/** No coordinate of a board is further from its middle. */
const FARTHEST = 1_000_000;
export const MOST_BONUS = 999;
export const MOST_ARMIES = 10_000;

/** Characters with a meaning in the text of a board or move. */
const UNWRITABLE = /[,:()[\]"\n\r]|->|^#+/g;

/** A valid name as close as possible to what was typed. */
export const tidyName = (typed: string): string => typed.replace(UNWRITABLE, ' ').replace(/\s+/g, ' ').trim();

export function emptySketch(title: string, continent: string): Sketch {
  const first = { id: 1, name: continent, bonus: 2 };
  return { name: '', title, author: '', licence: '', continents: [first], territories: [], borders: [], starts: [], next: 2 };
}

export const territoryOf = (sketch: Sketch, id: number): SketchTerritory | undefined => sketch.territories.find((each) => each.id === id);
export const continentOf = (sketch: Sketch, id: number): SketchContinent | undefined => sketch.continents.find((each) => each.id === id);

/** How many territories a continent has. */
export const sizeOf = (sketch: Sketch, continent: number): number =>
  sketch.territories.reduce((size, each) => (each.continent === continent ? size + 1 : size), 0);

/** A name with the least number that no other has. */
function numbered(word: string, taken: readonly { name: string }[]): string {
  const names = new Set(taken.map(({ name }) => name.toLowerCase()));
  for (let number = 1; ; number++) {
    const name = `${word} ${number}`;
    if (!names.has(name.toLowerCase())) return name;
  }
}

const coordinate = (wanted: number): number => Math.round(Math.min(FARTHEST, Math.max(-FARTHEST, wanted)));
const pointAt = ({ x, y }: Point): Point => ({ x: coordinate(x), y: coordinate(y) });

export function placeTerritory(sketch: Sketch, word: string, continent: number, at: Point): Sketch {
  const territory: SketchTerritory = {
    id: sketch.next,
    name: numbered(word, sketch.territories),
    aliases: [],
    continent,
    at: pointAt(at),
    outlines: [],
    boosts: [],
  };
  return { ...sketch, territories: [...sketch.territories, territory], next: sketch.next + 1 };
}

/** The areas that a file draws move with their territory. */
export function moveTerritory(sketch: Sketch, id: number, to: Point): Sketch {
  const at = pointAt(to);
  return withTerritory(sketch, id, (it) => {
    const along = ({ x, y }: Point): Point => pointAt({ x: x + at.x - it.at.x, y: y + at.y - it.at.y });
    return { ...it, at, outlines: it.outlines.map((outline) => outline.map(along)) };
  });
}

/** The same sketch where nothing is left of the name. */
export function nameTerritory(sketch: Sketch, id: number, typed: string): Sketch {
  const name = tidyName(typed);
  return name === '' || name === territoryOf(sketch, id)?.name ? sketch : withTerritory(sketch, id, (it) => ({ ...it, name }));
}

export function paintTerritory(sketch: Sketch, id: number, continent: number): Sketch {
  return territoryOf(sketch, id)?.continent === continent ? sketch : withTerritory(sketch, id, (it) => ({ ...it, continent }));
}

export function boostTerritory(sketch: Sketch, id: number, boosts: readonly Boost[]): Sketch {
  return withTerritory(sketch, id, (it) => ({ ...it, boosts }));
}

export function payTerritory(sketch: Sketch, id: number, pays: number | null): Sketch {
  return withTerritory(sketch, id, (it) => ({ ...it, pays }));
}

/** The starting position that holds a territory, counted from 0, and the armies there. */
export function startOf({ starts }: Sketch, id: number): { seat: number; armies: number } | null {
  for (const [seat, start] of starts.entries()) {
    const held = start.find(({ territory }) => territory === id);
    if (held) return { seat, armies: held.armies };
  }
  return null;
}

/** Puts a territory into a starting position, which may be one more than there are, or into none. */
export function startTerritory(sketch: Sketch, id: number, seat: number | null, armies: number): Sketch {
  const starts = sketch.starts.map((start) => start.filter(({ territory }) => territory !== id));
  if (seat !== null) starts[seat] = [...(starts[seat] ?? []), { territory: id, armies: Math.min(MOST_ARMIES, Math.max(1, armies)) }];
  return { ...sketch, starts: starts.filter((start) => start.length > 0) };
}

/** Removes everything that refers to the territory too. */
export function eraseTerritory(sketch: Sketch, id: number): Sketch {
  return {
    ...sketch,
    territories: sketch.territories.filter((each) => each.id !== id),
    borders: sketch.borders.filter(({ from, to }) => from !== id && to !== id),
    starts: sketch.starts.map((start) => start.filter(({ territory }) => territory !== id)).filter((start) => start.length > 0),
  };
}

const isBetween = (border: Border, a: number, b: number): boolean =>
  (border.from === a && border.to === b) || (border.from === b && border.to === a);

export const borderBetween = (sketch: Sketch, a: number, b: number): Border | undefined =>
  sketch.borders.find((border) => isBetween(border, a, b));

/** Connects two territories in this way, or disconnects them if they already are. */
export function join(sketch: Sketch, from: number, to: number, way: Way): Sketch {
  if (from === to) return sketch;
  const before = borderBetween(sketch, from, to);
  const parted = part(sketch, from, to);
  const isSame = before?.way === way && (way === 'both' || before.from === from);
  return isSame ? parted : { ...parted, borders: [...parted.borders, { from, to, way }] };
}

export function part(sketch: Sketch, a: number, b: number): Sketch {
  return { ...sketch, borders: sketch.borders.filter((border) => !isBetween(border, a, b)) };
}

/** The borders of a territory, each with the other end. */
export function bordersOf(sketch: Sketch, id: number): { border: Border; other: SketchTerritory }[] {
  return sketch.borders.flatMap((border) => {
    if (border.from !== id && border.to !== id) return [];
    const other = territoryOf(sketch, border.from === id ? border.to : border.from);
    return other ? [{ border, other }] : [];
  });
}

export function addContinent(sketch: Sketch, word: string): Sketch {
  const continent = { id: sketch.next, name: numbered(word, sketch.continents), bonus: 2 };
  return { ...sketch, continents: [...sketch.continents, continent], next: sketch.next + 1 };
}

export function nameContinent(sketch: Sketch, id: number, typed: string): Sketch {
  const name = tidyName(typed);
  return name === '' || name === continentOf(sketch, id)?.name ? sketch : withContinent(sketch, id, (it) => ({ ...it, name }));
}

export function payContinent(sketch: Sketch, id: number, bonus: number): Sketch {
  if (!Number.isFinite(bonus)) return sketch;
  const paid = Math.round(Math.min(MOST_BONUS, Math.max(0, bonus)));
  return continentOf(sketch, id)?.bonus === paid ? sketch : withContinent(sketch, id, (it) => ({ ...it, bonus: paid }));
}

/** Its territories go to the first of the others; the last one stays. */
export function eraseContinent(sketch: Sketch, id: number): Sketch {
  const continents = sketch.continents.filter((each) => each.id !== id);
  if (continents.length === 0) return sketch;
  const heir = continents[0].id;
  const territories = sketch.territories.map((each) => (each.continent === id ? { ...each, continent: heir } : each));
  return { ...sketch, continents, territories };
}

export type Credits = Pick<Sketch, 'title' | 'author' | 'licence'>;

export function credit(sketch: Sketch, what: keyof Credits, typed: string): Sketch {
  const line = typed.replace(/\s+/g, ' ').trim();
  return sketch[what] === line ? sketch : { ...sketch, [what]: line };
}

function withTerritory(sketch: Sketch, id: number, change: (it: SketchTerritory) => SketchTerritory): Sketch {
  return { ...sketch, territories: sketch.territories.map((each) => (each.id === id ? change(each) : each)) };
}

function withContinent(sketch: Sketch, id: number, change: (it: SketchContinent) => SketchContinent): Sketch {
  return { ...sketch, continents: sketch.continents.map((each) => (each.id === id ? change(each) : each)) };
}
