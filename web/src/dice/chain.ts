import { joined, utf8 } from './bytes';
import { sha256 } from './sha256';

/** All links of a hash chain, the tip first: each is the hash of the next. */
export function chainOf(end: Uint8Array, length: number): Uint8Array[] {
  const links = [end];
  for (let at = 0; at < length; at++) links.push(sha256(links[at]));
  return links.reverse();
}

/** The random end of a new chain; words that the player typed are mixed in, never used alone. */
export function freshEnd(words = ''): Uint8Array {
  const random = crypto.getRandomValues(new Uint8Array(32));
  return words === '' ? random : sha256(joined(random, utf8(words)));
}
