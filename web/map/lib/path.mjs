/**
 * SVG path data in tenths of a unit, written compactly and read back.
 *
 * An arc's corners are the control points of quadratic curves that meet halfway between corners. Each control point is
 * then the mirror image of the one before, which is what the command t means, so a smooth coast costs no more text than
 * a jagged one. Corners lie on a grid of four tenths: halves are exact, nothing drifts, and no eye sees it behind curves.
 */

const STEPS_PER_CURVE = 4;
const TENTH = 10;
/** The distance of corners, in tenths. A finer grid makes the file larger and the coast no smoother. */
const GRID = 4;

/** Puts a point on the grid of corners. */
export function toCorner(point) {
    return point.map((value) => Math.round((value * TENTH) / GRID) * GRID);
}

/** Rings as path data; a ring is a list of arcs, each a list of corners that starts where the last one ended. */
export function writeRings(rings) {
    return rings.map((arcs) => (arcs.length === 1 ? loop(arcs[0]) : chain(arcs))).join("");
}

/** One closed arc, smooth all the way round. */
function loop(corners) {
    const around = corners.slice(0, -1);
    const start = half(around.at(-1), around[0]);
    return `M${numbers(start)}${curve(start, [...around, start])}z`;
}

/** Arcs between junctions; the junctions stay sharp, so that every arc looks the same from both sides. */
function chain(arcs) {
    const start = arcs[0][0];
    return `M${numbers(start)}${arcs.map(([from, ...rest]) => curve(from, rest)).join("")}z`;
}

function curve(from, [first, ...rest]) {
    if (rest.length === 0) return `l${numbers(minus(first, from))}`;
    const corners = [first, ...rest];
    const ends = corners.slice(0, -1).map((corner, i) => (i + 2 < corners.length ? half(corner, corners[i + 1]) : corners[i + 1]));
    const steps = ends.map((end, i) => minus(end, i === 0 ? from : ends[i - 1]));
    const tail = steps.slice(1).flat();
    return `q${numbers([...minus(first, from), ...steps[0]])}${tail.length > 0 ? `t${numbers(tail)}` : ""}`;
}

/** A smooth open curve through points given in units, as cubic commands. */
export function writeRoute(points) {
    const at = (i) => points[Math.max(0, Math.min(points.length - 1, i))];
    const pair = (point) => numbers(point.map((v) => Math.round(v * TENTH)));
    let text = `M${pair(points[0])}`;
    for (let i = 0; i + 1 < points.length; i++) {
        const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
        const c1 = [0, 1].map((k) => p1[k] + (p2[k] - p0[k]) / 6);
        const c2 = [0, 1].map((k) => p2[k] - (p3[k] - p1[k]) / 6);
        text += `C${[c1, c2, p2].map(pair).join(" ")}`;
    }
    return text;
}

/** The rings of data made by `writeRings`, as closed polylines in units; a curve has so many steps. */
export function readRings(text, steps = STEPS_PER_CURVE) {
    return text.split("z").slice(0, -1).map((part) => {
        const points = [];
        let control = null;
        for (const [, command, operands] of part.matchAll(/([Mqtl])([^Mqtl]*)/g)) {
            const pairs = chunk(tenths(operands));
            for (let i = 0; i < pairs.length; i++) {
                const here = points.at(-1) ?? [0, 0];
                if (command === "M" || command === "l") {
                    points.push(plus(here, pairs[i]));
                } else {
                    control = command === "q" ? plus(here, pairs[i++]) : minus(times(here, 2), control);
                    const end = plus(here, pairs[i]);
                    points.push(...bend([here, control, end], steps));
                }
            }
        }
        return closed(points).map(units);
    });
}

/** Points along data made by `writeRoute`, in units. */
export function readRoute(text, steps = 24) {
    const [start, ...segments] = text.slice(1).split("C").map((part) => chunk(tenths(part)));
    const points = [start[0]];
    for (const controls of segments) {
        points.push(...bend([points.at(-1), ...controls], steps));
    }
    return points.map(units);
}

/** Points of the Bézier curve after its start. */
function bend(controls, steps) {
    return Array.from({ length: steps }, (_, k) => deCasteljau(controls, (k + 1) / steps));
}

function deCasteljau(points, t) {
    if (points.length === 1) return points[0];
    return deCasteljau(points.slice(1).map((p, i) => plus(times(points[i], 1 - t), times(p, t))), t);
}

function closed(points) {
    const [first, last] = [points[0], points.at(-1)];
    return first[0] === last[0] && first[1] === last[1] ? points : [...points, first];
}

function numbers(values) {
    return values.reduce((text, value, i) => {
        const next = String(value / TENTH).replace(/^(-?)0\./, "$1.");
        return text + (i === 0 || next.startsWith("-") ? "" : " ") + next;
    }, "");
}

function tenths(text) {
    return (text.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map((n) => Math.round(Number(n) * TENTH));
}

function chunk(values) {
    return Array.from({ length: values.length / 2 }, (_, i) => [values[2 * i], values[2 * i + 1]]);
}

const plus = ([ax, ay], [bx, by]) => [ax + bx, ay + by];
const minus = ([ax, ay], [bx, by]) => [ax - bx, ay - by];
const times = ([x, y], factor) => [x * factor, y * factor];
const half = (a, b) => times(plus(a, b), 0.5);
const units = (point) => times(point, 1 / TENTH);
