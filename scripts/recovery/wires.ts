/** What can break at each point. */
export const breakages = {
  tab: 'The tab is killed: it sends nothing more, not even that the player has left.',
  network: 'The network fails for 20 s, between all three parties; the player then goes on.',
  provider: 'The provider is killed, and starts again after 20 s; the player then goes on.',
  platform: 'The platform is killed, and starts again after 20 s; the player does not return.',
} as const;
export type Breakage = keyof typeof breakages;

/** The messages between app, game page, platform and provider at which a test can break things. */
export type Message =
  | 'launch'
  | 'top-up'
  | 'exit'
  | 'payment'
  | 'session'
  | 'close'
  | 'transfer in'
  | 'transfer out'
  | 'authenticate'
  | 'bet'
  | 'win'
  | 'other';

/** `before`: the receiver never gets the message; `after`: the response is lost. */
export type Phase = 'before' | 'after';

export interface Moment {
  readonly call: Message;
  readonly phase: Phase;
}

/** A message was lost: to its sender, a connection that ended. */
export class LostError extends Error {
  override readonly name = 'LostError';
}

/** A promise of a process that was killed. */
export const never = (): Promise<never> => new Promise(() => {});

/** One run of a process: it ends when it is killed. */
export interface Life {
  readonly isDead: boolean;
  /** Settles when it is killed. */
  readonly death: Promise<void>;
  kill(): void;
}

export function createLife(): Life {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isDead = false;
  return {
    get isDead() {
      return isDead;
    },
    death: promise,
    kill() {
      isDead = true;
      resolve();
    },
  };
}

/** Names a request of the platform to a provider. */
export function nameProviderCall(method: string, path: string, body: string): Message {
  if (method !== 'POST') return 'other';
  if (path.endsWith('/v1/sessions')) return 'session';
  if (path.endsWith('/close')) return 'close';
  if (!path.endsWith('/v1/transfers')) return 'other';
  return body.includes('"direction":"in"') ? 'transfer in' : 'transfer out';
}

/** Names a request of a provider to the platform. */
export function namePlatformCall(path: string): Message {
  const call = path.slice('/smp/v1/'.length);
  return call === 'authenticate' || call === 'bet' || call === 'win' ? call : 'other';
}
