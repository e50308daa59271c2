import { feature, mergeArcs } from "topojson-client";
import { topology } from "topojson-server";
import { presimplify, simplify } from "topojson-simplify";
import { toCorner, writeRings } from "./path.mjs";
import { degrees } from "./pieces.mjs";
import { ringArea } from "./plane.mjs";

/**
 * The drawn outlines as path data. Pieces are simplified arc by arc, so that neighbours keep one common line, then merged
 * into territories; the arcs between those are what is drawn, from both sides alike.
 */
export function shapes(parts, plan, project) {
    const land = simplified(parts.map(({ polygons }) =>
        polygons.map((rings) => rings.map((ring) => ring.map((point) => project(degrees(point)))))), plan.simplify.triangle);
    const territories = plan.territories.map(({ name }) =>
        onGrid(merged(land, parts.flatMap(({ territory }, i) => (territory === name ? [land.objects[i]] : []))), plan.simplify.island));
    const drawn = topology(asObjects(territories));
    const outline = (arcs) => writeRings(arcs.flat().map((ring) => ring.map((arc) => corners(drawn, arc))));
    return {
        territory: (name) => outline(drawn.objects[plan.territories.findIndex((each) => each.name === name)].arcs),
        continent: (name) => outline(mergeArcs(drawn, plan.territories.flatMap(({ continent }, i) =>
            (continent === name ? [drawn.objects[i]] : []))).arcs),
    };
}

/** The lakes worth drawing, as path data. */
export function lakeShapes(lakes, { simplify: limits }, project) {
    const large = lakes
        .map((rings) => rings.map((ring) => ring.map(project)))
        .filter(([outer]) => ringArea(outer) >= limits.lake);
    const drawn = simplified([large], limits.lakeTriangle);
    return writeRings(onGrid(feature(drawn, drawn.objects[0]).geometry.coordinates, 1).flat().map((ring) => [ring]));
}

function simplified(multipolygons, triangle) {
    return simplify(presimplify(topology(asObjects(multipolygons))), triangle);
}

function asObjects(multipolygons) {
    return Object.fromEntries(multipolygons.map((coordinates, i) => [i, { type: "MultiPolygon", coordinates }]));
}

function merged(land, objects) {
    return feature(land, mergeArcs(land, objects)).geometry.coordinates;
}

/** The polygons on the grid of corners, without islands and holes of less than `least` square units. */
function onGrid(polygons, least) {
    return polygons
        .filter(([outer]) => ringArea(outer) >= least)
        .map((rings) => rings.filter((ring) => ringArea(ring) >= least).map((ring) => withoutRepeats(ring.map(toCorner))));
}

function withoutRepeats(ring) {
    return ring.filter((p, i) => i === 0 || p[0] !== ring[i - 1][0] || p[1] !== ring[i - 1][1]);
}

function corners({ arcs }, index) {
    return index < 0 ? arcs[~index].toReversed() : arcs[index];
}
