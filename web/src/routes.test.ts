import { describe, expect, it } from 'vitest';
import { routeOf } from './routes';

describe('an address', () => {
  it('leads to the page that it names', () => {
    expect(routeOf('/')).toEqual({ page: 'home' });
    expect(routeOf('/new')).toEqual({ page: 'new' });
    expect(routeOf('/match/a1')).toEqual({ page: 'match', id: 'a1' });
    expect(routeOf('/result/a1')).toEqual({ page: 'result', id: 'a1' });
    expect(routeOf('/replay/a1/')).toEqual({ page: 'replay', id: 'a1' });
    expect(routeOf('/seat/secret')).toEqual({ page: 'seat', token: 'secret' });
    expect(routeOf('/studio')).toEqual({ page: 'studio', id: null });
    expect(routeOf('/admin')).toEqual({ page: 'admin' });
    expect(routeOf('/api')).toEqual({ page: 'api' });
    expect(routeOf('/players')).toEqual({ page: 'players' });
    expect(routeOf('/@Ada')).toEqual({ page: 'player', name: 'Ada' });
    expect(routeOf('/account')).toEqual({ page: 'account' });
    expect(routeOf('/how')).toEqual({ page: 'how', topic: null });
    expect(routeOf('/how/modern')).toEqual({ page: 'how', topic: 'modern' });
    expect(routeOf('/studio/shared%3Aab')).toEqual({ page: 'studio', id: 'shared:ab' });
  });

  it('that lost something leads nowhere', () => {
    for (const path of ['/match', '/@', '/match/a/b', '/nothing', '/api/me', '/match/%E0%A4%A'])
      expect(routeOf(path)).toEqual({ page: 'unknown' });
  });
});
