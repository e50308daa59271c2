import clip from "polygon-clipping";
import { signedArea } from "./plane.mjs";

/** The grid that clipping results are snapped to, so that both sides of a cut agree on its corners. */
const GRID = 1e5;
/** Longest edge of a cut in degrees; longer ones would stay straight where the lenses bend the land. */
const STEP = 0.5;

/**
 * The land of each territory before projection: territory name → MultiPolygon in degrees, where neighbours agree on
 * every vertex of their common border.
 */
export function pieces(countries, plan) {
    const land = new Map(countries);
    for (const { country, by } of plan.moves) {
        land.set(country, translate(land.get(country), by));
    }
    for (const { country, within } of plan.drop) {
        land.set(country, clip.difference(land.get(country), [[closed(within)]]));
    }
    const parts = [];
    for (const { from, to, within } of plan.cuts) {
        const zone = [[dense(closed(within))]];
        parts.push({ territory: to, polygons: clip.intersection(land.get(from), zone) });
        land.set(from, clip.difference(land.get(from), zone));
    }
    for (const { name, countries: whole = [] } of plan.territories) {
        for (const country of whole) {
            if (!land.has(country)) throw new Error(`${name}: the atlas has no country '${country}'`);
            parts.push({ territory: name, polygons: land.get(country) });
        }
    }
    return weave(parts);
}

function translate(polygons, [dx, dy]) {
    return polygons.map((rings) => rings.map((ring) => ring.map(([x, y]) => [x + dx, y + dy])));
}

function closed(ring) {
    return [...ring, ring[0]];
}

function dense(ring) {
    return ring.flatMap((a, i) => {
        const b = ring[i + 1];
        if (!b) return [a];
        const steps = Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / STEP);
        return Array.from({ length: steps }, (_, k) => [a[0] + ((b[0] - a[0]) * k) / steps, a[1] + ((b[1] - a[1]) * k) / steps]);
    });
}

/**
 * Snaps every vertex to the grid and gives every edge the vertices of others that lie on it. Where a cut meets a
 * country's border, the country on the far side learns of the new corner.
 */
function weave(parts) {
    const snapped = parts.map((part) => ({ ...part, polygons: part.polygons.map((rings) => rings.map(snap)) }));
    const vertices = new VertexIndex(snapped);
    return snapped.map((part) => ({
        ...part,
        polygons: part.polygons.map((rings) => rings.map((ring, hole) => wound(withoutRepeats(ring.flatMap((a, i) =>
            i + 1 < ring.length ? [a, ...vertices.onEdge(a, ring[i + 1])] : [a])), hole === 0))),
    }));
}

/** Merging reads direction: outer rings run one way, holes the other, whoever made them. */
function wound(ring, isOuter) {
    return signedArea(ring) > 0 === isOuter ? ring : ring.toReversed();
}

function snap(ring) {
    return withoutRepeats(ring.map(([x, y]) => [Math.round(x * GRID), Math.round(y * GRID)]));
}

function withoutRepeats(ring) {
    return ring.filter((p, i) => i === 0 || p[0] !== ring[i - 1][0] || p[1] !== ring[i - 1][1]);
}

/** All vertices by cell, to find those on an edge. Coordinates are grid integers. */
class VertexIndex {
    static CELL = GRID / 4;
    static TOLERANCE = 3;

    #cells = new Map();

    constructor(parts) {
        const seen = new Set();
        for (const { polygons } of parts) {
            for (const point of polygons.flat(2)) {
                const key = point.join();
                if (seen.has(key)) continue;
                seen.add(key);
                const cell = this.#cell(point);
                if (!this.#cells.has(cell)) this.#cells.set(cell, []);
                this.#cells.get(cell).push(point);
            }
        }
    }

    #cell([x, y]) {
        return `${Math.floor(x / VertexIndex.CELL)},${Math.floor(y / VertexIndex.CELL)}`;
    }

    onEdge(a, b) {
        const found = [];
        const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
        const length2 = dx * dx + dy * dy;
        for (const p of this.#near(a, b)) {
            const t = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length2;
            if (t <= 0 || t >= 1) continue;
            const distance = Math.abs((p[0] - a[0]) * dy - (p[1] - a[1]) * dx) / Math.sqrt(length2);
            if (distance <= VertexIndex.TOLERANCE) found.push({ p, t });
        }
        return found.sort((one, other) => one.t - other.t).map(({ p }) => p);
    }

    *#near(a, b) {
        const cells = (k) => [Math.min(a[k], b[k]), Math.max(a[k], b[k])]
            .map((v, end) => Math.floor((v + (end ? 1 : -1) * VertexIndex.TOLERANCE) / VertexIndex.CELL));
        const [[x0, x1], [y0, y1]] = [cells(0), cells(1)];
        for (let x = x0; x <= x1; x++) {
            for (let y = y0; y <= y1; y++) yield* this.#cells.get(`${x},${y}`) ?? [];
        }
    }
}

/** Grid integers back to degrees. */
export function degrees([x, y]) {
    return [x / GRID, y / GRID];
}
