import { describe, expect, it } from 'vitest';
import { families } from '../games';

const books = await Promise.all(
  families.map(async (family) => ({ game: family.game, topics: await family.topics(), howTo: await family.howTo() })),
);
const pages = books.flatMap(({ howTo }) => howTo.groups.flatMap(({ topics }) => topics));

describe('the pages of How to play', () => {
  it('have addresses of their own', () => {
    expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
    for (const { name } of pages) expect(name).toMatch(/^[a-z-]+$/);
  });

  it('are each illustrated', () => {
    for (const { name, sections } of pages) expect(sections.some(({ figure }) => figure), name).toBe(true);
  });

  it.each(books)('have titles in $game', ({ topics: { titles }, howTo }) => {
    const names = howTo.groups.flatMap(({ topics }) => topics.map(({ name }) => name));
    expect(Object.keys(titles).toSorted()).toEqual(names.toSorted());
  });

  it.each(families)('explain the usual match of $game', async ({ usual, topics }) => {
    const { titles, pagesOf } = await topics();
    expect(pagesOf(usual.preset, [])).toEqual([usual.preset]);
    expect(titles).toHaveProperty(usual.preset);
  });
});
