import { unsignedMoney } from '@parlor/api/entities';
import type { GameMessage, HostMessage } from '@parlor/flows/game-session';
import * as z from 'zod/mini';
import type { FrameMessage } from '../../platform/windows.ts';
import { returnPageMessage } from './return-page.ts';

/**
 * The messages of a game's page, version 1 (docs/outside-world.md, "Game page and host"). They only
 * affect what is shown: no message ever moves money (S26).
 */
const VERSION = 1;

const id = z.string().check(z.minLength(1), z.maxLength(64));
const envelope = { v: z.literal(VERSION), source: z.literal('parlor-game') };

const gameMessage = z.discriminatedUnion('type', [
  z.object({ ...envelope, type: z.literal('ready') }),
  z.object({ ...envelope, type: z.literal('roundStart'), roundId: id, staked: unsignedMoney }),
  z.object({
    ...envelope,
    type: z.literal('roundEnd'),
    roundId: id,
    staked: unsignedMoney,
    won: unsignedMoney,
    balance: unsignedMoney,
  }),
  z.object({ ...envelope, type: z.literal('balanceStale') }),
  z.object({ ...envelope, type: z.literal('cashierRequest') }),
  z.object({
    ...envelope,
    type: z.literal('error'),
    code: z.string().check(z.maxLength(64)),
  }),
  z.object({ ...envelope, type: z.literal('exitRequest') }),
  z.object({ ...envelope, type: z.literal('paused') }),
  z.object({ ...envelope, type: z.literal('sound'), on: z.boolean() }),
]);

const returnMessage = z.object({
  v: z.literal(returnPageMessage.v),
  source: z.literal(returnPageMessage.source),
  type: z.literal(returnPageMessage.type),
});

export interface Frame {
  /** The window of the frame; null until it exists. */
  readonly window: unknown;
  /** The exact origin of the game's page. */
  readonly gameOrigin: string;
  /** The app's own origin: that of the return page. */
  readonly ownOrigin: string;
}

/**
 * Parses a message to the host: only from the frame's own window, only from the game's exact origin
 * (or from the app's return page in that frame), and only with a known shape.
 */
export function readGameMessage(
  { data, origin, source }: FrameMessage,
  { window, gameOrigin, ownOrigin }: Frame,
): GameMessage | undefined {
  if (window === null || source !== window) return undefined;
  if (origin === ownOrigin && origin !== gameOrigin) {
    return returnMessage.safeParse(data).success ? { type: 'game.exitRequest' } : undefined;
  }
  if (origin !== gameOrigin) return undefined;
  const read = gameMessage.safeParse(data);
  if (!read.success) return undefined;
  const { v: _v, source: _source, type, ...fields } = read.data;
  return { type: `game.${type}`, ...fields } as GameMessage;
}

/** Messages to the game page that the machine does not decide on. */
export type HostSetting =
  | { readonly type: 'setLocale'; readonly locale: string }
  | { readonly type: 'setReducedMotion'; readonly on: boolean };

/** Wraps a message to the game page in its envelope. */
export function hostMessage(message: HostMessage | HostSetting): object {
  return { v: VERSION, source: 'parlor-host', ...message };
}
