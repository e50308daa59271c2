import { readFileSync, writeFileSync } from "node:fs";
import { BADGE_RADIUS, NAME_LEADING, NAME_SIZE } from "./lib/anchors.mjs";
import { WORLD } from "./lib/board.mjs";

/** Two looks to judge the geometry by; the client has its own. */
const LOOKS = {
    light: { sea: "#dbe9f1", shore: "#b9d3e1", edge: "#ffffff", ink: "#26323d", halo: "#ffffff", route: "#6d8da3", badge: "#ffffff", saturation: 42, lightness: 74 },
    dark: { sea: "#101c28", shore: "#1d3245", edge: "#0c151e", ink: "#e8eef4", halo: "#0c151e", route: "#6f93ad", badge: "#16222e", saturation: 34, lightness: 40 },
};
const HUES = { "North America": 45, "South America": 12, Europe: 215, Africa: 28, Asia: 135, Australia: 300 };

const [look = "light", target = `${look}.svg`] = process.argv.slice(2);
writeFileSync(target, svg(JSON.parse(readFileSync(WORLD, "utf8")), LOOKS[look]));

function svg({ width, height, continents, routes, lakes }, look) {
    const territories = continents.flatMap(({ name, territories: own }) => own.map((each) => ({ ...each, continent: name })));
    const shores = [14, 9, 4].map((breadth) => continents.map(({ path }) =>
        `<path d="${path}" fill="none" stroke="${look.shore}" stroke-opacity=".4" stroke-width="${breadth}" stroke-linejoin="round"/>`).join("")).join("");
    const land = territories.map(({ path, continent }, i) =>
        `<path d="${path}" fill="hsl(${HUES[continent] + ((i * 7) % 3) * 5} ${look.saturation}% ${look.lightness + ((i * 5) % 3) * 3}%)" stroke="${look.edge}" stroke-width=".9" stroke-linejoin="round"/>`).join("");
    const rims = continents.map(({ path, name }) =>
        `<path d="${path}" fill="none" stroke="hsl(${HUES[name]} 30% ${look.lightness - 30}%)" stroke-width="1.1" stroke-linejoin="round"/>`).join("");
    const water = `<path d="${lakes}" fill="${look.sea}" stroke="${look.route}" stroke-width=".4"/>`;
    const lanes = routes.flatMap(({ paths }) => paths).map((d) =>
        `<path d="${d}" fill="none" stroke="${look.route}" stroke-width="1.6" stroke-dasharray="1 4" stroke-linecap="round"/>`).join("");
    const badges = territories.map(({ badge: [x, y] }, i) =>
        `<circle cx="${x}" cy="${y}" r="${BADGE_RADIUS}" fill="${look.badge}" stroke="${look.ink}" stroke-width="1.2"/>` +
        `<text x="${x}" y="${y + 5}" text-anchor="middle" font-size="14" font-weight="700" fill="${look.ink}">${(i * 7) % 13 + 1}</text>`).join("");
    const names = territories.map(({ label: { at: [x, y], lines } }) => lines.map((line, k) =>
        `<text x="${x}" y="${y + (k - (lines.length - 1) / 2) * NAME_LEADING + NAME_SIZE * 0.36}" text-anchor="middle" font-size="${NAME_SIZE}" fill="${look.ink}" stroke="${look.halo}" stroke-width="2.4" stroke-opacity=".75" paint-order="stroke">${line}</text>`).join("")).join("");
    const bonuses = continents.map(({ name, bonus: [x, y] }) =>
        `<text x="${x}" y="${y}" text-anchor="middle" font-size="12" letter-spacing="1.5" font-weight="600" fill="${look.route}">${name.toUpperCase()}</text>`).join("");
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="Inter, sans-serif">` +
        `<rect width="${width}" height="${height}" fill="${look.sea}"/>${shores}${land}${rims}${water}${lanes}${bonuses}${names}${badges}</svg>`;
}
