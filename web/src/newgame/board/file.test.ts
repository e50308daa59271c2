import { describe, expect, it } from 'vitest';
import { placed, textOf } from './file';

describe('a file of a board', () => {
  it('has its faults named with their lines', () => {
    expect(placed('my.map', { line: 7, what: 'there is no territory Peru' })).toBe('my.map:7: there is no territory Peru');
    expect(placed('my.map', { line: 0, what: 'it is empty' })).toBe('my.map: it is empty');
  });

  it('is read as Unicode, and as what was usual before it', () => {
    expect(textOf(new TextEncoder().encode('Åland').buffer as ArrayBuffer)).toBe('Åland');
    expect(textOf(new Uint8Array([0xc5, 0x6c]).buffer)).toBe('Ål');
  });
});
