import polylabel from "polylabel";
import { ringArea } from "./plane.mjs";

/** The badge of an army count and the name beside it. Units of the board. */
export const BADGE_RADIUS = 14;
export const NAME_SIZE = 11;
export const NAME_LEADING = 12;

/** Where the army badge sits: where the plan says, or the place farthest from the outline of the largest piece. */
export function badge({ badge: chosen }, polygons, project) {
    if (chosen) return rounded(project(chosen));
    const largest = polygons.reduce((best, rings) => (ringArea(rings[0]) > ringArea(best[0]) ? rings : best));
    return rounded(polylabel(largest, 0.1));
}

/** Where the name goes, line by line, around its middle: under the badge unless the plan shifts it from there. */
export function nameplate({ name, lines = [name], shift = [0, 0] }, [x, y]) {
    const below = BADGE_RADIUS + 3 + NAME_LEADING / 2;
    return { at: rounded([x + shift[0], y + below + ((lines.length - 1) * NAME_LEADING) / 2 + shift[1]]), lines };
}

export function rounded([x, y]) {
    return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}
