import { readFileSync, writeFileSync } from "node:fs";
import { readRings } from "./lib/path.mjs";

/** Points lie on a grid of half a unit, so that neighbours still agree on theirs and the file stays small. */
const STEPS_PER_UNIT = 2;
const WORLD = new URL("../src/boards/world.json", import.meta.url);
const FILE = new URL("../../maps/src/main/resources/strategos/maps/picture/world.outlines", import.meta.url);

const board = JSON.parse(readFileSync(WORLD, "utf8"));

function onGrid(ring) {
    const points = ring.map((point) => point.map((v) => Math.round(v * STEPS_PER_UNIT)));
    return points.filter(([x, y], i) => {
        const [lastX, lastY] = points.at(i - 1);
        return x !== lastX || y !== lastY;
    });
}

const lines = board.continents.flatMap(({ territories }) => territories.flatMap(({ name, path }) => [
    `[${name}]`,
    ...readRings(path, 1).map(onGrid).filter((ring) => ring.length > 2).map((ring) => ring.flat().join(" ")),
]));
writeFileSync(FILE, [
    "# The coasts and borders of world for pictures, made from its drawing by `npm run outlines` in web/map.",
    `# ${board.source}.`,
    "# A territory, then its areas, a line each: x and y of every corner, in halves of a unit of the board.",
    ...lines,
    "",
].join("\n"));
