import { expect, it } from 'vitest';
import { titled } from './tab';

it('puts the number of waiting matches before the title, and takes it away again', () => {
  expect(titled('Strategos', 2)).toBe('(2) Strategos');
  expect(titled('(2) Strategos', 1)).toBe('(1) Strategos');
  expect(titled('(1) New game · Strategos', 0)).toBe('New game · Strategos');
});
