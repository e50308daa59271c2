import type { ReplayPlayer } from './player.svelte';

/** Carries out what a key means for a replay, and says whether it meant anything. */
export function replayKey(player: ReplayPlayer, { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): boolean {
  switch (key) {
    case ' ':
      player.toggle();
      return true;
    case 'ArrowLeft':
      if (shiftKey) player.turnBack();
      else player.step(-1);
      return true;
    case 'ArrowRight':
      if (shiftKey) player.turnOn();
      else player.step(1);
      return true;
    case 'ArrowUp':
    case 'PageUp':
      player.turnBack();
      return true;
    case 'ArrowDown':
    case 'PageDown':
      player.turnOn();
      return true;
    case 'Home':
      player.seek(0);
      return true;
    case 'End':
      player.seek(player.last);
      return true;
    default:
      return false;
  }
}

/** Whether the focused control has a use for a key itself, so that it must not move the replay. */
export function isForControl(target: Element, key: string): boolean {
  if (target.matches('select, input[type=radio]')) return true;
  if (target.matches('input')) return key !== ' ' && key !== 'PageUp' && key !== 'PageDown';
  return target.matches('button, a') && key === ' ';
}
