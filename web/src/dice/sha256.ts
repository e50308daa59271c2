import { joined } from './bytes';

/**
 * SHA-256 and HMAC-SHA-256. Browsers offer them only on pages that came over HTTPS, and a server in the local network has
 * no certificate.
 */

const BLOCK = 64;

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const K = Uint32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
/** The same of the square roots of the first eight. */
const START = Uint32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));

function primes(many: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < many; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32);
}

const rotated = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(...parts: readonly Uint8Array[]): Uint8Array {
  const message = padded(joined(...parts));
  const view = new DataView(message.buffer);
  const state = START.slice();
  const words = new Uint32Array(BLOCK);
  for (let at = 0; at < message.length; at += BLOCK) {
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(at + 4 * i);
    for (let i = 16; i < BLOCK; i++) {
      const early = words[i - 15];
      const late = words[i - 2];
      const s0 = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
      const s1 = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
      words[i] = words[i - 16] + s0 + words[i - 7] + s1;
    }
    compress(state, words);
  }
  const hash = new Uint8Array(32);
  state.forEach((word, i) => new DataView(hash.buffer).setUint32(4 * i, word));
  return hash;
}

function padded(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  whole.set(message);
  whole[message.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(whole.length - 4, message.length * 8);
  return whole;
}

function compress(state: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < BLOCK; i++) {
    const s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + K[i] + words[i]) | 0;
    const s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] += word));
}

/** With a key of at most 64 bytes. */
export function hmac(key: Uint8Array, ...parts: readonly Uint8Array[]): Uint8Array {
  const pad = (value: number) => Uint8Array.from({ length: BLOCK }, (_, i) => (key[i] ?? 0) ^ value);
  return sha256(pad(0x5c), sha256(pad(0x36), ...parts));
}
