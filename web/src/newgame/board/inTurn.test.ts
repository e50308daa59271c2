import { describe, expect, it } from 'vitest';
import { inTurn } from './inTurn';

describe('what is done in turn', () => {
  it('begins when the one before has ended, well or badly', async () => {
    const said: string[] = [];
    const step = (name: string, isGood = true) =>
      inTurn(async () => {
        said.push(`${name} begins`);
        await Promise.resolve();
        said.push(`${name} ends`);
        if (!isGood) throw new Error(name);
        return name;
      });
    const answers = await Promise.allSettled([step('one'), step('two', false), step('three')]);
    expect(said).toEqual(['one begins', 'one ends', 'two begins', 'two ends', 'three begins', 'three ends']);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
});
