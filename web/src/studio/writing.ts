import type { Boost, Point } from '../wire/types';
import type { Sketch, SketchTerritory } from './sketch';

/** What a line of the text is about. */
export type Subject = { kind: 'continent' | 'territory'; id: number };

/** A sketch in the format of boards, which the server reads; and what each line of it, counted from 1, is about. */
export interface Writing {
  text: string;
  subjects: ReadonlyMap<number, Subject>;
}

/** What a board is called in files. */
export function fileName({ name, title }: Sketch): string {
  if (name !== '') return name;
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'unnamed';
}

export function write(sketch: Sketch): Writing {
  const lines: string[] = [];
  const subjects = new Map<number, Subject>();
  const names = new Map(sketch.territories.map(({ id, name }) => [id, name]));
  const neighbours = neighboursOf(sketch, names);
  const line = (text: string, subject?: Subject) => {
    const number = lines.push(text);
    if (subject) subjects.set(number, subject);
  };
  line(`board: ${fileName(sketch)}`);
  line(`title: ${sketch.title}`);
  if (sketch.author !== '') line(`author: ${sketch.author}`);
  if (sketch.licence !== '') line(`licence: ${sketch.licence}`);
  for (const start of sketch.starts)
    line(`start: ${start.map(({ territory, armies }) => `${armies} ${names.get(territory) ?? ''}`).join(', ')}`);
  for (const continent of sketch.continents) {
    line('');
    line(`[${continent.name}] ${continent.bonus}`, { kind: 'continent', id: continent.id });
    for (const territory of sketch.territories) {
      if (territory.continent !== continent.id) continue;
      const subject: Subject = { kind: 'territory', id: territory.id };
      for (const text of linesOf(territory, neighbours.get(territory.id) ?? [])) line(text, subject);
    }
  }
  return { text: `${lines.join('\n')}\n`, subjects };
}

/** Each border is named once, at the end that it leads from. */
function neighboursOf({ borders }: Sketch, names: ReadonlyMap<number, string>): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const { from, to, way } of borders) {
    const list = found.get(from) ?? [];
    list.push(`${way === 'one' ? '-> ' : ''}${names.get(to) ?? ''}`);
    found.set(from, list);
  }
  return found;
}

function linesOf({ name, aliases, at, outlines, boosts, pays }: SketchTerritory, neighbours: readonly string[]): string[] {
  const called = aliases.length === 0 ? name : `${name} (${aliases.join(', ')})`;
  return [
    `${called}: ${neighbours.join(', ')}`,
    `  at ${point(at)}`,
    ...outlines.map((outline) => `  outline ${outline.map(point).join(', ')}`),
    ...(typeof pays === 'number' ? [`  pays ${pays}`] : []),
    ...boosts.map((boost) => `  boost ${words(boost)}`),
  ];
}

const point = ({ x, y }: Point): string => `${x} ${y}`;

const words = (boost: Boost): string =>
  boost.kind === 'supply' ? `supply ${boost.armies}` : `power ${boost.strength} radius ${boost.radius}`;
