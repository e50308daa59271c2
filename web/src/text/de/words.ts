/** Phrases that German texts share. */

export const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
export const armies = (n: number) => count(n, 'Armee', 'Armeen');
export const territories = (n: number) => count(n, 'Gebiet', 'Gebiete');

const list = new Intl.ListFormat('de', { type: 'conjunction' });
export const and = (names: readonly string[]) => list.format(names);

export const oneDecimal = (n: number) => n.toLocaleString('de', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

export const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** A, B, C… for teams. */
export const letter = (n: number) => String.fromCharCode(65 + n);
