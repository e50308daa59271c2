let last: Promise<unknown> = Promise.resolve();

/**
 * Runs requests one after the other. The server does expensive work for one request per visitor at a time, so several at once
 * would make everything else wait.
 */
export function inTurn<T>(ask: () => Promise<T>): Promise<T> {
  const answer = last.then(ask);
  last = answer.catch(() => {});
  return answer;
}
