import { readRings } from "./path.mjs";

/** Points lie on a grid of half a unit, so that neighbours still agree on theirs and the file stays small. */
const STEPS_PER_UNIT = 2;

/** The text of world.outlines: the coasts and borders of the drawing, for pictures that other programs draw. */
export function outlines(board) {
    const lines = board.continents.flatMap(({ territories }) => territories.flatMap(({ name, path }) => [
        `[${name}]`,
        ...readRings(path, 1).map(onGrid).filter((ring) => ring.length > 2).map((ring) => ring.flat().join(" ")),
    ]));
    return [
        "# The coasts and borders of world for pictures, made from its drawing by `npm run outlines` in web/map.",
        `# ${board.source}.`,
        "# A territory, then its areas, a line each: x and y of every corner, in halves of a unit of the board.",
        ...lines,
        "",
    ].join("\n");
}

function onGrid(ring) {
    const points = ring.map((point) => point.map((v) => Math.round(v * STEPS_PER_UNIT)));
    return points.filter(([x, y], i) => {
        const [lastX, lastY] = points.at(i - 1);
        return x !== lastX || y !== lastY;
    });
}
