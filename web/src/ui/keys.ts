/** Whether the focused control has a use for a key itself, so that it must not mean anything else. */
export function isForControl({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches('input[type=range]')) return key.startsWith('Arrow') || key.startsWith('Page');
  if (target.matches('input, select, textarea')) return key !== 'Escape';
  return target.matches('button, a, summary') && (key === 'Enter' || key === ' ');
}
