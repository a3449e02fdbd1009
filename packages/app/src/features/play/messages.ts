import { unsignedMoney } from '@parlor/api/entities';
import type { GameMessage, HostMessage } from '@parlor/flows/game-session';
import * as z from 'zod/mini';
import type { FrameMessage } from '../../platform/windows.ts';
import { returnPageMessage } from './return-page.ts';

/**
 * The talk with a game's page, version 1 (docs/outside-world.md, "Game page and host"). What it says
 * is for show: no message ever moves money (S26).
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
]);

const returnMessage = z.object({
  v: z.literal(returnPageMessage.v),
  source: z.literal(returnPageMessage.source),
  type: z.literal(returnPageMessage.type),
});

export interface Frame {
  /** The window of the frame; null until it is there. */
  readonly window: unknown;
  /** The one origin whose page is the game. */
  readonly gameOrigin: string;
  /** Our own: the return page comes from it. */
  readonly ownOrigin: string;
}

/**
 * Reads a message to the host: only from the frame's own window, only from the game's exact origin
 * (or from our return page, shown in that frame), and only when its shape is one that is known.
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

/** More that the host says to the game page than the machine has to decide. */
export type HostSetting =
  | { readonly type: 'setLocale'; readonly locale: string }
  | { readonly type: 'setReducedMotion'; readonly on: boolean };

/** Puts a message to the game page into its envelope. */
export function hostMessage(message: HostMessage | HostSetting): object {
  return { v: VERSION, source: 'parlor-host', ...message };
}
