/** Small things this browser remembers; without storage they last as long as the page. */

const PREFIX = 'strategos.';

export function recall<T extends string>(key: string, otherwise: T): T {
  try {
    return (localStorage.getItem(PREFIX + key) as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // The choice then holds until the page is left.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // There was nothing to forget.
  }
}
