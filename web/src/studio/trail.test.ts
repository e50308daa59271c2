import { expect, it } from 'vitest';
import { advance, amend, redo, trailFrom, undo } from './trail';

it('goes back and forth along what was done', () => {
  const trail = advance(advance(trailFrom('a'), 'b'), 'c');
  expect(undo(trail).now).toBe('b');
  expect(undo(undo(undo(trail))).now).toBe('a');
  expect(redo(undo(trail))).toEqual(trail);
  expect(redo(trail)).toBe(trail);
});

it('forgets what was taken back once something else is done', () => {
  const trail = advance(undo(advance(trailFrom('a'), 'b')), 'c');
  expect(trail).toEqual({ past: ['a'], now: 'c', future: [] });
});

it('takes nothing for a step that changes nothing, and many inches for one step', () => {
  const trail = trailFrom('a');
  expect(advance(trail, 'a')).toBe(trail);
  expect(undo(amend(amend(advance(trail, 'b'), 'c'), 'd')).now).toBe('a');
});
