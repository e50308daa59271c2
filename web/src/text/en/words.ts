/** Phrases that texts share. */

export const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
export const armies = (n: number) => count(n, 'army', 'armies');

const list = new Intl.ListFormat('en', { type: 'conjunction' });
export const and = (names: readonly string[]) => list.format(names);

export const oneDecimal = (n: number) => n.toLocaleString('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

export const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** A, B, C… for teams. */
export const letter = (n: number) => String.fromCharCode(65 + n);
