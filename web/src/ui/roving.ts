import type { Attachment } from 'svelte/attachments';

/** Makes a list one Tab stop: up, down, Home and End move between its buttons. */
export const roving: Attachment<HTMLElement> = (list) => {
  function key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const buttons = [...list.querySelectorAll<HTMLElement>('button')];
    const to = destination(event.key, buttons.indexOf(event.target as HTMLElement), buttons.length);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    buttons[to].focus();
  }
  list.addEventListener('keydown', key);
  return () => list.removeEventListener('keydown', key);
};

/** The index that a key leads to in a list of this length, or null if it leads nowhere. */
export function destination(key: string, at: number, length: number): number | null {
  if (at < 0) return null;
  switch (key) {
    case 'ArrowUp':
      return Math.max(0, at - 1);
    case 'ArrowDown':
      return Math.min(length - 1, at + 1);
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return null;
  }
}
