let last: Promise<unknown> = Promise.resolve();

/**
 * Does one thing after the other. The server works on one costly thing for a visitor at a time, so whoever asks for many at
 * once has everything else wait for all of them.
 */
export function inTurn<T>(ask: () => Promise<T>): Promise<T> {
  const answer = last.then(ask);
  last = answer.catch(() => {});
  return answer;
}
