/** Whether the reader asked for less motion, in the settings of the system or here. */
export function isMotionReduced(): boolean {
  return document.documentElement.dataset.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
