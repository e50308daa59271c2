import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
// @ts-expect-error a script without types
import { outlines } from '../../map/lib/outlines.mjs';
import world from './world.json';

const FILE = new URL('../../../maps/src/main/resources/strategos/maps/picture/world.outlines', import.meta.url);

describe('the drawing of the world', () => {
  it('is the source of the outlines that the server draws it by; else run `npm run outlines` in web/map', () => {
    expect(readFileSync(FILE, 'utf8')).toBe(outlines(world));
  });
});
