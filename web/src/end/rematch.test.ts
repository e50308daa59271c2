import { describe, expect, it } from 'vitest';
import type { MatchInfo, SeatInfo } from '../wire/types';
import { rematchOf } from './rematch';

const seat = (index: number, kind: SeatInfo['kind'], more: Partial<SeatInfo> = {}): SeatInfo => ({
  index, name: `Seat ${index}`, kind, account: false, bot: null, program: false, present: true, you: false, screen: null, ...more,
});
const match: MatchInfo = {
  id: 'a', game: 'conquest', preset: 'modern', board: 'world', opening: 'dealt',
  options: [{ name: 'sight', value: 'fog' }], title: 'Modern', pace: 'fast', time: { kind: 'correspondence', turnDays: 3 }, host: 0, origin: null, over: true, winners: [1],
  seats: [seat(0, 'person', { you: true, name: 'Ada' }), seat(1, 'bot', { bot: 'rush', name: 'Rush 2' }), seat(2, 'person')],
};

describe('playing again', () => {
  it('is the same match with the same bots and open seats for people', () => {
    expect(rematchOf(match, { board: 'world', opening: 'dealt', seating: 'same' })).toMatchObject({
      preset: 'modern', board: 'world', opening: 'dealt', options: [{ name: 'sight', value: 'fog' }], pace: 'fast',
      time: { kind: 'correspondence', turnDays: 3 },
      seats: [
        { kind: 'you', name: 'Ada' },
        { kind: 'bot', bot: 'rush', name: 'Rush 2' },
        { kind: 'open', name: null },
      ],
    });
  });

  it('keeps those who sit at the same screen', () => {
    const seats = [seat(0, 'person', { you: true, screen: 0 }), seat(1, 'person', { screen: 0, name: 'Bea' }), seat(2, 'person')];
    const again = rematchOf({ ...match, seats }, { board: 'world', opening: 'dealt', seating: 'same' });
    expect(again.seats).toMatchObject([{ kind: 'you' }, { kind: 'here', name: 'Bea' }, { kind: 'open' }]);
  });

  it('turns the seats where it matters who begins', () => {
    const again = rematchOf(match, { board: null, opening: null, seating: 'turned' });
    expect(again.seats.map(({ kind }) => kind)).toEqual(['open', 'bot', 'you']);
    expect(Object.keys(again)).not.toContain('seating');
  });
});
