import { expect, test } from 'vitest';
import { bySubject } from './document';

test('requests are grouped by subject, with the values of the query and the type of the body', () => {
  const subjects = bySubject({
    paths: {
      '/api/odds': { get: { summary: 'Odds', tags: ['Rules'], parameters: [{ name: 'attackers', in: 'query' }, { name: 'stop', in: 'query' }] } },
      '/api/matches/{id}': { get: { summary: 'A match', tags: ['Matches'], parameters: [{ name: 'id', in: 'path' }] } },
      '/api/matches': { post: { summary: 'A new match', tags: ['Matches'], requestBody: { description: 'NewMatch' } } },
    },
  });
  expect([...subjects.keys()]).toEqual(['Rules', 'Matches']);
  expect(subjects.get('Rules')).toEqual([{ method: 'GET', path: '/api/odds', query: '?attackers&stop', body: null, summary: 'Odds' }]);
  expect(subjects.get('Matches')?.map(({ method, query, body }) => [method, query, body])).toEqual([
    ['GET', '', null],
    ['POST', '', 'NewMatch'],
  ]);
});
