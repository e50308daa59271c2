import { describe, expect, it } from 'vitest';
import { Prompter, type Glance } from './cue';

const asked = (turn: number): Glance => ({ isAsked: true, turn, isOver: false });
const watching = (turn: number): Glance => ({ isAsked: false, turn, isOver: false });
const over: Glance = { isAsked: false, turn: 9, isOver: true };

describe('a player is called', () => {
  it('once for each turn, however many decisions it has', () => {
    const prompter = new Prompter(watching(1));
    expect([asked(2), watching(2), asked(2), watching(3), asked(5)].map((glance) => prompter.next(glance))).toEqual([
      'turn',
      null,
      null,
      null,
      'turn',
    ]);
  });

  it('not on arrival', () => {
    expect(new Prompter(asked(4)).next(asked(4))).toBeNull();
    expect(new Prompter(over).next(over)).toBeNull();
  });

  it('once at the end', () => {
    const prompter = new Prompter(watching(8));
    expect([over, over].map((glance) => prompter.next(glance))).toEqual(['end', null]);
  });
});
