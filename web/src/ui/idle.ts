/** Does what can wait once the browser has nothing better to do; those that cannot tell do it a little later. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work, 500);
}
