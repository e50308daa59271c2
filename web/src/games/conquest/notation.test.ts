import { describe, expect, it } from 'vitest';
import { Notation } from './notation';

const say = new Notation(['Alaska', 'North Africa', 'Peru'], (card) => ['Alaska', 'North Africa', 'Peru', 'wild1'][card]);

describe('moves as text', () => {
  it('name territories in quotation marks', () => {
    expect(say.attack(0, 1, 3)).toBe('attack "Alaska" "North Africa" 3');
    expect(say.place(1, 2)).toBe('place "North Africa" 2');
  });

  it('say when an attack of many rounds stops', () => {
    expect(say.attackUntil(0, 2, { by: 'left', count: 2 })).toBe('blitz "Alaska" "Peru" 2');
    expect(say.attackUntil(0, 2, { by: 'rounds', count: 3 })).toBe('attack-times "Alaska" "Peru" 3');
    expect(say.attackUntil(0, 2, { by: 'losses', count: 4 })).toBe('attack-losing "Alaska" "Peru" 4');
  });

  it('name the cards of a set, and where the extra armies go if anywhere', () => {
    const set = { cards: [1, 2, 3], armies: 8, matching: [2], best: true };
    expect(say.trade(set, 2)).toBe('trade "North Africa" "Peru" "wild1" on "Peru"');
    expect(say.trade(set, null)).toBe('trade "North Africa" "Peru" "wild1"');
  });

  it('say every standing defence', () => {
    expect(say.stand('always-two')).toBe('stand always 2');
    expect(say.stand('always-one')).toBe('stand always 1');
    expect(say.stand('ask')).toBe('stand ask');
  });
});
