import type { BoardCheckBoardSheet, Point } from '../wire/types';
import type { Border, Sketch } from './sketch';

/** How far apart those stand that the board says nothing about. */
const STEP = 80;

/** The sketch of a board that the server has read. */
export function sketchOf({ board, features, spots }: BoardCheckBoardSheet): Sketch {
  const continents = board.continents.map(({ name, bonus }, index) => ({ id: index + 1, name, bonus }));
  const idOf = (territory: number) => continents.length + territory + 1;
  const columns = Math.ceil(Math.sqrt(board.territories.length));
  const inRows = (index: number): Point => ({ x: STEP * (index % columns), y: STEP * Math.floor(index / columns) });
  const territories = board.territories.map(({ name, aliases, continent }, index) => {
    const { at, outlines, boosts, pays } = features.places[index];
    const place = at ?? spots[index] ?? inRows(index);
    return { id: idOf(index), name, aliases, continent: continents[continent].id, at: place, outlines, boosts, pays };
  });
  return {
    name: board.name,
    title: board.title,
    author: features.author,
    licence: features.licence,
    continents,
    territories,
    borders: board.territories.flatMap(({ neighbours }, from) =>
      neighbours.flatMap((to): Border[] => {
        const isBack = board.territories[to].neighbours.includes(from);
        if (!isBack) return [{ from: idOf(from), to: idOf(to), way: 'one' }];
        return from < to ? [{ from: idOf(from), to: idOf(to), way: 'both' }] : [];
      }),
    ),
    starts: features.starts.map((start) => start.map(({ territory, armies }) => ({ territory: idOf(territory), armies }))),
    next: idOf(board.territories.length),
  };
}
