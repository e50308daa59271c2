import { onlineBots } from '../wire/http';
import type { BotKeysOnlineBot } from '../wire/types';

let known = $state.raw<readonly BotKeysOnlineBot[]>([]);

/** The bot accounts that can be challenged now; none until the server has answered. */
export const programs = {
  get online(): readonly BotKeysOnlineBot[] {
    return known;
  },
};

/** Asks the server; a failure offers none, because a game can be made without. */
export async function askPrograms(): Promise<void> {
  known = await onlineBots().catch(() => []);
}
