import type { AppStorage } from '../../platform/storage.ts';

/** What an address of an invitation carries, by its parameter and its name in the storage (product decision 12). */
const names = ['inviteCode', 'referralCode'] as const;

/** Codes are short and plain; anything else is no code of ours. */
const pattern = /^[\w-]{2,40}$/;

export interface Invitation {
  /** The code that was stored; undefined when the address had none. */
  code: string | undefined;
  /** It had one, which cannot be one. */
  broken: boolean;
}

/** The invitation in the query of an address (product decision 16). */
export function readInvitation(search: URLSearchParams): Invitation {
  const given = names.map((name) => search.get(name)?.trim() ?? '').filter((code) => code !== '');
  const code = given.find((text) => pattern.test(text));
  return { code, broken: given.length > 0 && code === undefined };
}

/** Keeps what the address says for the sign-up that may follow on another day. */
export function keepInvitation(storage: AppStorage, search: URLSearchParams): void {
  for (const name of names) {
    const code = search.get(name)?.trim() ?? '';
    if (pattern.test(code)) storage.write(name, code);
  }
}

/** The code that a sign-up sends. */
export function storedInvitation(storage: AppStorage): string {
  return storage.read('inviteCode') ?? storage.read('referralCode') ?? '';
}

/** It counts once, and a wrong one never does. */
export function forgetInvitation(storage: AppStorage): void {
  for (const name of names) storage.write(name, null);
}

interface Said {
  readonly type: string;
  /** Of a login. Undefined where every login of this way makes an account, or the back end does not say. */
  readonly isNew?: boolean | undefined;
}

/** A way in that sends the code along: it says when the code was refused, and when it was taken. */
interface InvitedActor {
  on(
    type: 'inviteCodeDropped' | 'loggedIn',
    handler: (event: Said) => void,
  ): { unsubscribe(): void };
}

/**
 * Forgets the code when the way in has used it, or had it refused. A player of before uses none: it
 * waits for whoever signs up here. Returns how to stop.
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
