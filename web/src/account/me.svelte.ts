import { ownIdentity } from '../wire/http';
import type { IdentityMe, IdentityOwnAccount } from '../wire/types';
import { forget, recall, remember } from '../ui/memory';

const KEY = 'account';

/** Until the server has answered, the account that was signed in last here. */
let account = $state(recall<string>(KEY, ''));
let current = $state.raw<IdentityMe | null>(null);
let asked: Promise<void> | null = null;

/** Who uses this browser: a guest or an account, as the server knows them. */
export const me = {
  /** Null until the server has answered. */
  get current(): IdentityMe | null {
    return current;
  },
  set current(known: IdentityMe) {
    current = known;
    account = known.account?.name ?? '';
    if (account) remember(KEY, account);
    else forget(KEY);
    if (known.account) void useSettings(known.account);
  },
  /** The name of the account that is signed in, empty for a guest. */
  get account(): string {
    return account;
  },
};

async function useSettings(of: IdentityOwnAccount): Promise<void> {
  const { follow } = await import('../settings/account');
  await follow(of.settings);
}

/** Asks the server once; a failure shows nothing, because the page works without. */
export function askWho(): Promise<void> {
  asked ??= ownIdentity().then(
    (known) => {
      me.current = known;
    },
    () => {
      asked = null;
    },
  );
  return asked;
}
