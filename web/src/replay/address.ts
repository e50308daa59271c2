/** How often the address may follow a replay; browsers refuse more. */
const CALM_MILLIS = 400;

/** The step that the address of a replay points at, as in `/replay/abc#120`. */
export function momentInAddress(hash = location.hash): number | null {
  return /^#\d{1,9}$/.test(hash) ? Number(hash.slice(1)) : null;
}

/** Makes the address point at a step once one stays there, so that it can be shared; answers how to call that off. */
export function showMomentInAddress(step: number): () => void {
  const timer = setTimeout(() => setMomentInAddress(step), CALM_MILLIS);
  return () => clearTimeout(timer);
}

export function setMomentInAddress(step: number): void {
  history.replaceState(null, '', `${location.pathname}#${step}`);
}
