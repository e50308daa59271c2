import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import clip from "polygon-clipping";
import { BADGE_RADIUS, NAME_LEADING, NAME_SIZE } from "./lib/anchors.mjs";
import { PLAN, WORLD, world } from "./lib/board.mjs";
import { readRings, readRoute } from "./lib/path.mjs";
import { area, bounds, contains, distance, nearest, ringArea } from "./lib/plane.mjs";
import { projection } from "./lib/projection.mjs";

/** A drawn border shorter than this is too short to see, in board units. */
const VISIBLE = 8;
/** Overlaps up to this many square units come from rounding to tenths. */
const ROUNDING = 0.5;
/** Mean breadth of a letter as a share of its size. */
const LETTER = 0.56;
const BADGE_GAP = 1;
const GZIP_LIMIT = 40_000;
const SIZES = { "North America": 9, "South America": 4, Europe: 7, Africa: 6, Asia: 12, Australia: 4 };

const source = readFileSync(WORLD, "utf8");
const board = JSON.parse(source);
const gzipped = gzipSync(source, { level: 9 }).length;
const graph = new Set(Object.entries(JSON.parse(readFileSync(new URL("borders.json", import.meta.url), "utf8")))
    .flatMap(([from, list]) => list.map((to) => key(from, to))));
const faults = [];
const fault = (text) => faults.push(text);

const lands = board.continents.flatMap(({ name: continent, territories }) => territories.map((territory) => {
    const rings = readRings(territory.path);
    return { ...territory, continent, rings, polygons: clip.xor(...rings.map((ring) => [[ring]])), box: bounds(rings.flat()) };
}));
const byName = new Map(lands.map((land) => [land.name, land]));

counts();
const landBorders = borders();
outlines();
badges();
names();
routes();
lenses();
report();

function key(one, other) {
    return [one, other].sort().join(" – ");
}

function counts() {
    if (source !== world()) fault("world.json is not what cuts.json makes: npm run build");
    if (lands.length !== 42 || byName.size !== 42) fault(`${byName.size} territories, not 42`);
    if (graph.size !== 83) fault(`${graph.size} borders, not 83`);
    for (const [continent, size] of Object.entries(SIZES)) {
        const found = lands.filter((land) => land.continent === continent).length;
        if (found !== size) fault(`${continent} has ${found} territories, not ${size}`);
    }
    if (gzipped > GZIP_LIMIT) fault(`${gzipped} bytes gzipped, more than ${GZIP_LIMIT}`);
}

/** Each border of the game is drawn once, by land or by sea, and no other border is drawn. */
function borders() {
    const drawn = sharedLengths();
    const sea = new Set(board.routes.map(({ from, to }) => key(from, to)));
    for (const border of graph) {
        const length = drawn.get(border) ?? 0;
        if (sea.has(border) && length > 0) fault(`${border}: a route and ${length.toFixed(1)} units of common border`);
        if (!sea.has(border) && length < VISIBLE) fault(`${border}: ${length.toFixed(1)} units of common border, and no route`);
    }
    for (const [border, length] of drawn) {
        if (!graph.has(border)) fault(`${border}: ${length.toFixed(1)} units of common border, but the game does not join them`);
    }
    for (const border of sea) {
        if (!graph.has(border)) fault(`${border}: a route, but the game does not join them`);
    }
    return new Map([...drawn].filter(([border]) => graph.has(border)));
}

function sharedLengths() {
    const owners = new Map();
    for (const { name, rings } of lands) {
        for (const ring of rings) {
            for (let i = 1; i < ring.length; i++) {
                const edge = [ring[i - 1], ring[i]].map((point) => point.map((v) => v.toFixed(3)).join()).sort().join(" ");
                if (!owners.has(edge)) owners.set(edge, { names: [], length: distance(ring[i - 1], ring[i]) });
                owners.get(edge).names.push(name);
            }
        }
    }
    const lengths = new Map();
    for (const [edge, { names, length }] of owners) {
        if (names.length > 2 || (names.length === 2 && names[0] === names[1])) fault(`edge ${edge} belongs to ${names.join(", ")}`);
        if (names.length === 2) lengths.set(key(...names), (lengths.get(key(...names)) ?? 0) + length);
    }
    return lengths;
}

function outlines() {
    for (const { name, box, rings, polygons } of lands) {
        if (box.x0 < 0 || box.y0 < 0 || box.x1 > board.width || box.y1 > board.height) fault(`${name} leaves the board`);
        const lost = rings.reduce((sum, ring) => sum + ringArea(ring), 0) - area(polygons);
        if (Math.abs(lost) > ROUNDING) fault(`${name}: its outline crosses itself or has a hole (${lost.toFixed(2)} square units)`);
    }
    for (const [i, one] of lands.entries()) {
        for (const other of lands.slice(i + 1)) {
            if (!touch(one.box, other.box)) continue;
            const common = area(clip.intersection(one.polygons, other.polygons));
            if (common > ROUNDING) fault(`${key(one.name, other.name)} overlap by ${common.toFixed(2)} square units`);
        }
    }
    for (const { name, path } of board.continents) {
        const parts = lands.filter(({ continent }) => continent === name).reduce((sum, { polygons }) => sum + area(polygons), 0);
        const gaps = readRings(path).reduce((sum, ring) => sum + ringArea(ring), 0) - parts;
        if (Math.abs(gaps) > ROUNDING) fault(`${name} leaves gaps of ${gaps.toFixed(2)} square units between its territories`);
    }
}

function touch(a, b) {
    return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
}

function badges() {
    for (const [i, { name, badge, polygons }] of lands.entries()) {
        if (!contains(polygons, badge)) fault(`${name}: its badge is not on its land`);
        for (const other of lands.slice(i + 1)) {
            const gap = distance(badge, other.badge) - 2 * BADGE_RADIUS;
            if (gap < BADGE_GAP) fault(`${key(name, other.name)}: badges ${gap.toFixed(1)} units apart`);
        }
    }
}

function names() {
    const plates = lands.map(({ name, label: { at: [x, y], lines } }) => {
        const breadth = Math.max(...lines.map((line) => line.length)) * NAME_SIZE * LETTER;
        const height = lines.length * NAME_LEADING;
        return { name, x0: x - breadth / 2, x1: x + breadth / 2, y0: y - height / 2, y1: y + height / 2 };
    });
    const discs = lands.map(({ name, badge: [x, y] }) =>
        ({ name, x0: x - BADGE_RADIUS, x1: x + BADGE_RADIUS, y0: y - BADGE_RADIUS, y1: y + BADGE_RADIUS }));
    for (const [i, plate] of plates.entries()) {
        if (plate.x0 < 0 || plate.x1 > board.width || plate.y1 > board.height) fault(`${plate.name}: its name leaves the board`);
        for (const other of plates.slice(i + 1)) if (touch(plate, other)) fault(`${key(plate.name, other.name)}: names overlap`);
        for (const disc of discs) if (touch(plate, disc)) fault(`the name of ${plate.name} runs into the badge of ${disc.name}`);
    }
}

function routes() {
    for (const { from, to, paths } of board.routes) {
        const curves = paths.map((path) => readRoute(path));
        const ends = [[from, curves[0][0]], [to, curves.at(-1).at(-1)]];
        for (const [name, point] of ends) {
            const gap = nearest(byName.get(name).polygons, point).distance;
            if (gap > 1) fault(`route ${key(from, to)} ends ${gap.toFixed(1)} units from ${name}`);
        }
        const path = curves.flat();
        for (const { name, polygons } of lands) {
            const wet = path.filter((point) => !contains(polygons, point)).length;
            const allowed = name === from || name === to ? 3 : 0;
            if (path.length - wet > allowed) fault(`route ${key(from, to)} runs over ${name}`);
        }
    }
}

/** No lens folds the map: a small step east stays right of a small step north, everywhere. */
function lenses() {
    const project = projection(PLAN);
    for (let lon = -168; lon <= 190; lon += 1) {
        for (let lat = -56; lat <= 83; lat += 1) {
            const [o, e, n] = [[lon, lat], [lon + 0.01, lat], [lon, lat + 0.01]].map(project);
            const turn = (e[0] - o[0]) * (o[1] - n[1]) - (o[1] - e[1]) * (n[0] - o[0]);
            if (turn <= 0) fault(`the map folds at ${lon}, ${lat}`);
        }
    }
}

function report() {
    const least = (pairs) => pairs.sort((a, b) => a[1] - b[1]).slice(0, 6).map(([name, value]) => `${name} ${Math.round(value)}`).join(", ");
    console.log(`${lands.length} territories, ${landBorders.size} borders by land, ${board.routes.length} by sea, ${gzipped} bytes gzipped`);
    console.log(`shortest land borders: ${least([...landBorders])}`);
    console.log(`smallest territories: ${least(lands.map(({ name, polygons }) => [name, area(polygons)]))}`);
    for (const text of faults) console.error(text);
    process.exitCode = faults.length === 0 ? 0 : 1;
}
