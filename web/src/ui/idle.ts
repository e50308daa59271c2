/** Runs work when the browser is idle; browsers without idle callbacks run it a little later. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work, 500);
}
