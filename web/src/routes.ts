/** A page of the client with its parameters, as parsed from the address. */
export type Route =
  | { page: 'home' }
  | { page: 'new' }
  | { page: 'match'; id: string }
  | { page: 'result'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'dice'; id: string | null }
  | { page: 'seat'; token: string }
  | { page: 'studio'; id: string | null }
  | { page: 'how'; topic: string | null }
  | { page: 'account' }
  | { page: 'settings' }
  | { page: 'players' }
  | { page: 'admin' }
  | { page: 'player'; name: string }
  | { page: 'lobby' }
  | { page: 'boards' }
  | { page: 'api' }
  | { page: 'confirm-mail' | 'stop-mail'; token: string }
  | { page: 'unknown' };

/** Pages whose address is their name. */
const PLAIN = ['new', 'lobby', 'boards', 'account', 'settings', 'players', 'admin', 'api'] as const;

export function routeOf(path: string): Route {
  const parts = path.split('/').filter(Boolean);
  if (parts.length > 2 || !parts.every(isDecodable)) return { page: 'unknown' };
  const [first = '', second] = parts.map(decodeURIComponent);
  if (second === undefined) {
    if (first === '') return { page: 'home' };
    if (first === 'studio') return { page: 'studio', id: null };
    if (first === 'dice') return { page: 'dice', id: null };
    if (first === 'how') return { page: 'how', topic: null };
    if (first.startsWith('@') && first.length > 1) return { page: 'player', name: first.slice(1) };
    const plain = PLAIN.find((page) => page === first);
    return { page: plain ?? 'unknown' };
  }
  switch (first) {
    case 'match':
    case 'result':
    case 'replay':
      return { page: first, id: second };
    case 'dice':
      return { page: 'dice', id: second };
    case 'seat':
      return { page: 'seat', token: second };
    case 'studio':
      return { page: 'studio', id: second };
    case 'confirm-mail':
    case 'stop-mail':
      return { page: first, token: second };
    case 'how':
      return { page: 'how', topic: second };
    default:
      return { page: 'unknown' };
  }
}

function isDecodable(part: string): boolean {
  try {
    return decodeURIComponent(part) !== '';
  } catch {
    return false;
  }
}
