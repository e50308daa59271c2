/** Plane geometry on rings and polygons of [x, y] points; a polygon is its outer ring and then its holes, all closed. */

export function signedArea(ring) {
    let twice = 0;
    for (let i = 1; i < ring.length; i++) {
        twice += ring[i - 1][0] * ring[i][1] - ring[i][0] * ring[i - 1][1];
    }
    return twice / 2;
}

export function ringArea(ring) {
    return Math.abs(signedArea(ring));
}

export function area(polygons) {
    return polygons.reduce((sum, [outer, ...holes]) => holes.reduce((left, hole) => left - ringArea(hole), sum + ringArea(outer)), 0);
}

export function contains(polygons, point) {
    return polygons.some((rings) => rings.filter((ring) => inRing(ring, point)).length % 2 === 1);
}

function inRing(ring, [x, y]) {
    let inside = false;
    for (let i = 1; i < ring.length; i++) {
        const [[ax, ay], [bx, by]] = [ring[i - 1], ring[i]];
        if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) inside = !inside;
    }
    return inside;
}

export function distance([ax, ay], [bx, by]) {
    return Math.hypot(ax - bx, ay - by);
}

/** The point of the polygons' outlines that is nearest to `point`. */
export function nearest(polygons, point) {
    let best = { at: null, distance: Infinity };
    for (const ring of polygons.flat()) {
        for (let i = 1; i < ring.length; i++) {
            const at = onSegment(ring[i - 1], ring[i], point);
            const far = distance(at, point);
            if (far < best.distance) best = { at, distance: far };
        }
    }
    return best;
}

function onSegment(a, b, p) {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const length2 = dx * dx + dy * dy;
    const t = length2 === 0 ? 0 : Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length2));
    return [a[0] + t * dx, a[1] + t * dy];
}

export function bounds(points) {
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}
