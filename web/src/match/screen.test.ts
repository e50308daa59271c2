import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../wire/types';
import { nextOf } from './screen';

const seat = (index: number, screen: number | null): SeatInfo => ({
  index,
  name: `Player ${index}`,
  kind: 'person',
  account: false,
  bot: null,
  program: false,
  present: true,
  you: false,
  screen,
});

describe('a screen that several people share', () => {
  const seats = [seat(0, 0), seat(1, null), seat(2, 0), seat(3, 0)];
  const deciding = (...those: number[]) => (index: number) => those.includes(index);

  it('goes to the player who decides', () => {
    expect(nextOf(seats, 0, deciding(3))).toBe(3);
  });

  it('goes round in the order of the seats', () => {
    expect(nextOf(seats, 2, deciding(0, 2, 3))).toBe(3);
    expect(nextOf(seats, 3, deciding(0, 2))).toBe(0);
  });

  it('stays where it is while somebody at another screen decides', () => {
    expect(nextOf(seats, 0, deciding(1))).toBeNull();
  });

  it('stays with the player who decides', () => {
    expect(nextOf(seats, 0, deciding(0))).toBeNull();
  });

  it('is never taken from a player who has it alone', () => {
    expect(nextOf(seats, 1, deciding(0, 2))).toBeNull();
  });
});
