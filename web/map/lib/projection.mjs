import { geoPattersonRaw, geoRobinsonRaw } from "d3-geo-projection";

const RADIANS = Math.PI / 180;

/**
 * The map from degrees to board units. Meridians lean inwards as in Robinson, softened by `upright`; parallels are
 * spaced as in Patterson, which gives the north its height. Then come the lenses: each magnifies its centre by
 * 1 + gain and fades like a Gaussian, so a gain below 2.2 never folds the map. A lens looks at what the lenses before it show.
 */
export function projection({ frame, lenses }) {
    const flat = ([lon, lat]) => {
        const lambda = (lon - frame.centralMeridian) * RADIANS;
        const lean = geoRobinsonRaw(1, lat * RADIANS)[0] / geoRobinsonRaw(1, 0)[0];
        const x = lambda * (frame.upright + (1 - frame.upright) * lean);
        const y = geoPattersonRaw(0, lat * RADIANS)[1];
        return [frame.origin[0] + frame.scale * x, frame.origin[1] - frame.scale * y];
    };
    const placed = [];
    const project = (point) => placed.reduce(through, flat(point));
    for (const { at, radius, gain } of lenses) {
        placed.push({ at: project(at), radius, gain });
    }
    return project;
}

function through([x, y], { at, radius, gain }) {
    const [dx, dy] = [x - at[0], y - at[1]];
    const pull = gain * Math.exp(-((dx / radius[0]) ** 2 + (dy / radius[1]) ** 2) / 2);
    return [x + dx * pull, y + dy * pull];
}
