import { readFileSync, writeFileSync } from "node:fs";
import { outlines } from "./lib/outlines.mjs";

const WORLD = new URL("../src/boards/world.json", import.meta.url);
const FILE = new URL("../../maps/src/main/resources/strategos/maps/picture/world.outlines", import.meta.url);

writeFileSync(FILE, outlines(JSON.parse(readFileSync(WORLD, "utf8"))));
