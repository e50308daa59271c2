import { describe, expect, it } from 'vitest';
import type { Point } from '../../../boards/drawing';
import { pick } from './pick';

const badges: Point[] = [[100, 100], [130, 100]];
const nothing = () => false;

describe('a press', () => {
  it('on a badge means its territory, whatever land lies under it', () => {
    expect(pick([103, 100], 1, badges, 11, nothing)).toBe(0);
  });

  it('on water near a badge means that badge', () => {
    expect(pick([82, 100], -1, badges, 11, nothing)).toBe(0);
    expect(pick([70, 100], -1, badges, 11, nothing)).toBe(-1);
  });

  it('on land beside another badge means the land', () => {
    expect(pick([117, 100], 0, badges, 11, nothing)).toBe(0);
  });

  it('on land that offers nothing means the badge beside it that does', () => {
    expect(pick([117, 100], 0, badges, 11, (territory) => territory === 1)).toBe(1);
  });

  it('between two badges means the nearer one', () => {
    expect(pick([114, 100], -1, badges, 5, nothing)).toBe(0);
    expect(pick([116, 100], -1, badges, 5, nothing)).toBe(1);
  });
});
