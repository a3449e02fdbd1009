/**
 * The page's side of the messages with its host (docs/outside-world.md, "Game page and host"). Sends to
 * and accepts from one exact origin and the parent window only.
 */

/** Messages to the host; amounts in minor units, sent as decimals. */
export type GameMessage =
  | { readonly type: 'ready' | 'balanceStale' | 'cashierRequest' | 'exitRequest' | 'paused' }
  | { readonly type: 'roundStart'; readonly roundId: string; readonly staked: bigint }
  | {
      readonly type: 'roundEnd';
      readonly roundId: string;
      readonly staked: bigint;
      readonly won: bigint;
      readonly balance: bigint;
    }
  | { readonly type: 'sound'; readonly on: boolean }
  | { readonly type: 'error'; readonly code: string };

export type HostMessage =
  | { readonly type: 'balanceRefresh' | 'resume' | 'exit' }
  | { readonly type: 'pause'; readonly reason: string }
  | { readonly type: 'setLocale'; readonly locale: string }
  | { readonly type: 'setSound' | 'setReducedMotion'; readonly on: boolean };

const VERSION = 1;

/** Parses a message of the host; null if its shape is not exact. */
export function readHostMessage(data: unknown): HostMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const fields = new Map<string, unknown>(Object.entries(data));
  if (fields.get('v') !== VERSION || fields.get('source') !== 'parlor-host') return null;
  const type = fields.get('type');
  switch (type) {
    case 'balanceRefresh':
    case 'resume':
    case 'exit':
      return { type };
    case 'pause': {
      const reason = fields.get('reason');
      return { type, reason: typeof reason === 'string' ? reason : '' };
    }
    case 'setLocale': {
      const locale = fields.get('locale');
      return typeof locale === 'string' ? { type, locale } : null;
    }
    case 'setSound':
    case 'setReducedMotion': {
      const on = fields.get('on');
      return typeof on === 'boolean' ? { type, on } : null;
    }
    default:
      return null;
  }
}

/** What the browser knows about the embedding page. */
export interface Surroundings {
  /** `host` of the launch address. */
  readonly claimed: string | null;
  /** Address of the page that opened this one; empty under a strict referrer policy. */
  readonly referrer: string;
  /** Origins of the ancestor frames, nearest first; not supported by every browser. */
  readonly ancestors: readonly string[] | null;
}

function getOrigin(address: string): string | null {
  try {
    const { origin, protocol } = new URL(address);
    return protocol === 'http:' || protocol === 'https:' ? origin : null;
  } catch {
    return null;
  }
}

/**
 * The origin of the host, or null if the claim is false. The browser decides: the nearest ancestor,
 * else the referrer. Without both (no `ancestorOrigins`, and `no-referrer`), the claim is accepted,
 * because the page's own policy prevents framing by other origins, and a message to a wrong origin is
 * never delivered.
 */
export function hostOrigin({ claimed, referrer, ancestors }: Surroundings): string | null {
  const origin = claimed === null ? null : getOrigin(claimed);
  if (origin === null || origin !== claimed) return null;
  const witness = ancestors?.[0] ?? getOrigin(referrer);
  return witness === null || witness === origin ? origin : null;
}

/** The part of the window that the bridge uses. */
export interface HostWindow {
  readonly parent: { postMessage(message: unknown, origin: string): void };
  addEventListener(type: 'message', listener: (event: HostEvent) => void): void;
}

export interface HostEvent {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

export interface Host {
  tell(message: GameMessage): void;
}

/**
 * Opens the bridge.
 *
 * @param origin from `hostOrigin`; with null nothing is sent or received.
 * @param write formats minor units as the decimal string of the protocol.
 */
export function openHost(
  window: HostWindow,
  origin: string | null,
  write: (minor: bigint) => string,
  hear: (message: HostMessage) => void,
): Host {
  const { parent } = window;
  const framed = origin !== null && !Object.is(parent, window);
  if (framed) {
    window.addEventListener('message', (event) => {
      if (event.origin !== origin || event.source !== parent) return;
      const message = readHostMessage(event.data);
      if (message !== null) hear(message);
    });
  }
  return {
    tell(message) {
      if (!framed) return;
      const fields = Object.entries(message).map(([name, value]) => [
        name,
        typeof value === 'bigint' ? write(value) : value,
      ]);
      const told = { v: VERSION, source: 'parlor-game', ...Object.fromEntries(fields) };
      parent.postMessage(told, origin);
    },
  };
}
