/** How a board is drawn, in units of its own width and height; `map/README.md` says what the numbers mean. */
export interface Drawing {
  width: number;
  height: number;
  lakes: string;
  routes: { from: string; to: string; paths: string[] }[];
  continents: DrawnContinent[];
}

export interface DrawnContinent {
  name: string;
  bonus: Point;
  box: Box;
  path: string;
  territories: DrawnTerritory[];
}

export interface DrawnTerritory {
  name: string;
  badge: Point;
  label: { at: Point; lines: string[] };
  path: string;
}

export type Point = [x: number, y: number];
export type Box = [x: number, y: number, width: number, height: number];

/** The sizes that the drawing leaves room for. */
export const BADGE_RADIUS = 14;
export const NAME_SIZE = 11;
export const NAME_LEADING = 12;

/** The drawings of the territories in the order in which the game numbers them. */
export function inOrder(drawing: Drawing, names: readonly string[]): DrawnTerritory[] {
  const drawn = new Map(drawing.continents.flatMap(({ territories }) => territories.map((each) => [each.name, each])));
  return names.map((name) => {
    const territory = drawn.get(name);
    if (!territory) throw new Error(`the drawing has no territory '${name}'`);
    return territory;
  });
}

/** The pairs of territories whose border runs off one side of the drawing and back in on the other. */
export function crossesSeam(drawing: Drawing, from: string, to: string): boolean {
  return drawing.routes.some(
    (route) =>
      route.paths.length > 1 &&
      ((route.from === from && route.to === to) || (route.from === to && route.to === from)),
  );
}
