/** Whether the focused control handles this key itself, so that no shortcut may use it. */
export function isForControl({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches('input[type=range]')) return key.startsWith('Arrow') || key.startsWith('Page');
  if (target.matches('input, select, textarea')) return key !== 'Escape';
  return target.matches('button, a, summary') && (key === 'Enter' || key === ' ');
}
