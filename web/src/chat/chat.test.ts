import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatLine } from '../wire/types';
import { inOrder, wordsIn } from './lines';
import { keepNotes, notesOf } from './notes';

const line = (number: number, text = ''): ChatLine => ({ number, channel: 'match', seat: 0, name: 'Ada', phrase: null, text, at: 0 });

describe('the lines of a chat', () => {
  it('are shown once and in order', () => {
    expect(inOrder([line(1), line(3), line(2), line(3)]).map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it('are what came last under a number', () => {
    expect(inOrder([line(1, 'deleted'), line(1, 'new')])).toEqual([line(1, 'new')]);
  });

  it('say so if an operator has deleted them', () => {
    const deleted = { ...line(1), text: null };
    expect(inOrder([line(1, 'rude'), deleted]).map(wordsIn)).toEqual(['Deleted by an operator.']);
  });
});

describe('the notes about chats', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are kept for each match', () => {
    keepNotes({ match: 'a', read: 3, muted: ['1 Bert'] });
    keepNotes({ match: 'b', read: 1, muted: [] });
    expect(notesOf('a')).toEqual({ match: 'a', read: 3, muted: ['1 Bert'] });
    expect(notesOf('c')).toEqual({ match: 'c', read: 0, muted: [] });
  });

  it('are forgotten after 50 other matches', () => {
    keepNotes({ match: 'first', read: 3, muted: [] });
    for (let i = 0; i < 50; i++) keepNotes({ match: `${i}`, read: 1, muted: [] });
    expect(notesOf('first').read).toBe(0);
    expect(notesOf('0').read).toBe(1);
  });

  it('survive a broken storage', () => {
    localStorage.setItem('strategos.chat', '{');
    expect(notesOf('a').read).toBe(0);
  });
});
