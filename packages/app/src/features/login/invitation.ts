import type { AppStorage } from '../../platform/storage.ts';

/** Parameters of an invitation address; storage uses the same names (product decision 12). */
const names = ['inviteCode', 'referralCode'] as const;

/** Format of an invite code; anything else is ignored. */
const pattern = /^[\w-]{2,40}$/;

export interface Invitation {
  /** The stored code; undefined if the address had none. */
  code: string | undefined;
  /** Whether the address had an invalid code. */
  broken: boolean;
}

/** The invitation in the query of an address (product decision 16). */
export function readInvitation(search: URLSearchParams): Invitation {
  const given = names.map((name) => search.get(name)?.trim() ?? '').filter((code) => code !== '');
  const code = given.find((text) => pattern.test(text));
  return { code, broken: given.length > 0 && code === undefined };
}

/** Stores the codes of an address for a later sign-up. */
export function keepInvitation(storage: AppStorage, search: URLSearchParams): void {
  for (const name of names) {
    const code = search.get(name)?.trim() ?? '';
    if (pattern.test(code)) storage.write(name, code);
  }
}

/** The stored code, which a sign-up sends. */
export function storedInvitation(storage: AppStorage): string {
  return storage.read('inviteCode') ?? storage.read('referralCode') ?? '';
}

/** Removes the stored codes: a code is used once, and an unknown code never. */
export function forgetInvitation(storage: AppStorage): void {
  for (const name of names) storage.write(name, null);
}

interface Said {
  readonly type: string;
  /**
   * Of a login. Undefined if every login by this method creates an account, or if the server does
   * not report it.
   */
  readonly isNew?: boolean | undefined;
}

/** A login machine that sends the invite code and emits whether it was used or refused. */
interface InvitedActor {
  on(
    type: 'inviteCodeDropped' | 'loggedIn',
    handler: (event: Said) => void,
  ): { unsubscribe(): void };
}

/**
 * Removes the stored code after a login has used it or the server has refused it. A login of an existing
 * account does not use it: it stays for the next sign-up. Returns the unsubscribe function.
 */
export function forgetWhenUsed(storage: AppStorage, actor: InvitedActor): () => void {
  const forget = () => forgetInvitation(storage);
  const heard = [
    actor.on('inviteCodeDropped', forget),
    actor.on('loggedIn', ({ isNew }) => {
      if (isNew !== false) forget();
    }),
  ];
  return () => {
    for (const subscription of heard) subscription.unsubscribe();
  };
}
