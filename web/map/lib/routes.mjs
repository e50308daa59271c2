import { writeRoute } from "./path.mjs";
import { distance, nearest } from "./plane.mjs";

/** How far a route without bends of its own bows out, as a share of its length. */
const BOW = 0.12;

/**
 * The drawn sea routes: one curve from coast to coast, or two stubs that leave the board at opposite edges. A route
 * starts and ends where the coasts are nearest unless the plan names a place.
 */
export function routes(plan, outlines, project) {
    return plan.routes.map((route) => ({
        from: route.from,
        to: route.to,
        paths: route.edge === undefined ? [crossing(route, outlines, project)] : stubs(route, outlines, project, plan.frame),
    }));
}

function crossing({ from, to, start, end, via = [], bow = BOW }, outlines, project) {
    const through = via.map(project);
    const ends = closest(outlines.get(from), outlines.get(to));
    const first = start ? nearest(outlines.get(from), project(start)).at : ends[0];
    const last = end ? nearest(outlines.get(to), project(end)).at : ends[1];
    return writeRoute([first, ...(through.length > 0 ? through : [bowed(first, last, bow)]), last]);
}

function bowed(a, b, bow) {
    return [(a[0] + b[0]) / 2 + (b[1] - a[1]) * bow, (a[1] + b[1]) / 2 - (b[0] - a[0]) * bow];
}

function stubs({ from, to, start, end, edge }, outlines, project, { width }) {
    const first = nearest(outlines.get(from), project(start)).at;
    const last = nearest(outlines.get(to), project(end)).at;
    return [writeRoute([first, [0, edge]]), writeRoute([[width, edge], last])];
}

function closest(some, others) {
    let best = [null, null, Infinity];
    for (const point of some.flat(2)) {
        const { at, distance: far } = nearest(others, point);
        if (far < best[2]) best = [point, at, far];
    }
    for (const point of others.flat(2)) {
        const { at } = nearest(some, point);
        if (distance(at, point) < best[2]) best = [at, point, distance(at, point)];
    }
    return best;
}
