import { joined, utf8 } from './bytes';
import { hmac, sha256 } from './sha256';

/** The draws of a sealed match, as docs/protocol/dice.md describes them. */

/** What is drawn for: `dice 3 2`, `uniform 42`, `binomial 7 60`, `weighted 1 0 5`. */
export type Chance = string;

const NOTHING = new Uint8Array();

export const sealOf = (header: Uint8Array, secret: Uint8Array): Uint8Array => sha256(utf8('strategos-dice-1'), header, secret);

/** The key of all draws, from the tips and first links of the seats that take part, in seat order. */
export const keyOf = (header: Uint8Array, secret: Uint8Array, tips: readonly Uint8Array[], firsts: readonly Uint8Array[]): Uint8Array =>
  hmac(secret, header, ...tips, ...firsts);

/** The random bytes of all draws with one label. Numbers are taken by rejection, so every outcome has its exact probability. */
export class DrawStream {
  private block: Uint8Array = NOTHING;
  private blocks = 0;
  private next = 0;

  constructor(
    private readonly key: Uint8Array,
    readonly label: string,
    private readonly link: Uint8Array = NOTHING,
  ) {}

  /** The outcome as the record writes it: the faces of dice, or a number. */
  draw(chance: Chance): string {
    const [kind, ...words] = chance.split(' ');
    const numbers = words.map(Number);
    switch (kind) {
      case 'dice': {
        const faces = (many: number) => Array.from({ length: many }, () => this.below(6) + 1).join(' ');
        const attack = faces(numbers[0]);
        return `dice ${attack} - ${faces(numbers[1])}`;
      }
      case 'uniform':
        return `draw ${numbers[0] === 1 ? 0 : this.below(numbers[0])}`;
      case 'binomial':
        return `draw ${Array.from({ length: numbers[0] }, () => this.below(100) < numbers[1]).filter(Boolean).length}`;
      case 'weighted':
        return `draw ${numbers.length === 1 ? 0 : this.weighted(numbers)}`;
      default:
        throw new Error(`unknown chance ${chance}`);
    }
  }

  private weighted(weights: readonly number[]): number {
    let left = this.below(weights.reduce((sum, weight) => sum + weight, 0));
    let outcome = 0;
    while (left >= weights[outcome]) left -= weights[outcome++];
    return outcome;
  }

  private below(bound: number): number {
    const values = bound <= 256 ? 256 : 2 ** 32;
    const limit = values - (values % bound);
    for (;;) {
      const value = values === 256 ? this.byte() : this.word();
      if (value < limit) return value % bound;
    }
  }

  private word(): number {
    return ((this.byte() * 256 + this.byte()) * 256 + this.byte()) * 256 + this.byte();
  }

  private byte(): number {
    if (this.next === this.block.length) {
      this.block = hmac(this.key, joined(utf8(`${this.label} draw ${++this.blocks}`), this.link));
      this.next = 0;
    }
    return this.block[this.next++];
  }
}
