// Plays any legal move.

import { atRandom, run } from './contest.mjs';

await run(atRandom, 'three-mens-morris');
