import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hex, unhex, utf8 } from './bytes';
import { chainOf, freshEnd } from './chain';
import { DrawStream, keyOf, sealOf } from './draw';
import { sha256 } from './sha256';

interface Vectors {
  header: { text: string; hash: string };
  secret: string;
  seal: string;
  chains: { end: string; length: number; links: string[] }[];
  key: string;
  draws: { label: string; link: string; draws: { chance: string; outcome: number | number[] }[] }[];
}

/** The test vectors of docs/protocol, which the Java code is checked against too. */
const vectors = JSON.parse(readFileSync(new URL('../../../docs/protocol/dice-vectors.json', import.meta.url), 'utf8')) as Vectors;

describe('the test vectors of the dice', () => {
  it('have the hash of the header', () => {
    expect(hex(sha256(utf8(vectors.header.text)))).toBe(vectors.header.hash);
  });

  it('have the links of the chains, the seal and the key', () => {
    const chains = vectors.chains.map(({ end, length }) => chainOf(unhex(end), length));
    chains.forEach((links, i) => expect(links.map(hex)).toEqual(vectors.chains[i].links));
    const [header, secret] = [unhex(vectors.header.hash), unhex(vectors.secret)];
    expect(hex(sealOf(header, secret))).toBe(vectors.seal);
    const at = (k: number) => chains.map((links) => links[k]);
    expect(hex(keyOf(header, secret, at(0), at(1)))).toBe(vectors.key);
  });

  it.each(vectors.draws)('have the draws of $label', ({ label, link, draws }) => {
    const stream = new DrawStream(unhex(vectors.key), label, unhex(link));
    for (const { chance, outcome } of draws) {
      const faces = Array.isArray(outcome) ? outcome : null;
      const attack = Number(chance.split(' ')[1]);
      const said = faces ? `dice ${faces.slice(0, attack).join(' ')} - ${faces.slice(attack).join(' ')}` : `draw ${outcome}`;
      expect(stream.draw(chance)).toBe(said);
    }
  });
});

describe('sha256', () => {
  it('agrees with the platform, whatever the length', async () => {
    for (const length of [0, 1, 55, 56, 63, 64, 65, 1_000]) {
      const bytes = Uint8Array.from({ length }, (_, i) => i);
      expect(hex(sha256(bytes))).toBe(hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))));
    }
  });
});

describe('a fresh chain', () => {
  it('is never the same twice, whatever words are typed', () => {
    expect(hex(freshEnd('alea'))).not.toBe(hex(freshEnd('alea')));
  });
});
