import { writeFileSync } from "node:fs";
import { WORLD, world } from "./lib/board.mjs";

writeFileSync(WORLD, world());
