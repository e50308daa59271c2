import { expect, it } from 'vitest';
import { chanceWords } from './chance';

it('marks a chance that is an estimate', () => {
  expect(chanceWords({ win: 0.5, isEstimate: false })).toBe('50 %');
  expect(chanceWords({ win: 0.5, isEstimate: true })).toBe('about 50 %');
});
