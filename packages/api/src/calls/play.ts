import * as z from 'zod/mini';
import { id, locale, money } from '../entities/common.ts';
import { gameSession, launch, openRound } from '../entities/game.ts';
import { defineCall } from './define.ts';

export const launchGame = defineCall({
  id: 'play.launchGame',
  method: 'POST',
  path: '/game/launch/{id}',
  auth: 'player',
  in: 'body',
  request: z.object({
    id,
    locale: z.optional(locale),
    platform: z._default(z.enum(['mobile', 'desktop']), 'mobile'),
    theme: z.optional(z.string().check(z.maxLength(20))),
    /** Amount to move in from the wallet or the promotion; by default all of it. */
    amount: z.optional(money),
    /** The promotion record that pays; the wallet by default. */
    recordId: z.optional(id),
  }),
  response: launch,
  idempotent: true,
  activity: true,
  slow: true,
  summary:
    'Opens a game for money: collects from an earlier game, moves the balance in, returns the game’s address.',
  origin: 'addition',
});

export const rejoinGame = defineCall({
  id: 'play.rejoinGame',
  method: 'POST',
  path: '/game/session/rejoin/{id}',
  auth: 'player',
  in: 'form',
  request: z.object({ id }),
  /** `movedIn` is the session's total; nothing is moved or collected. */
  response: launch,
  activity: true,
  summary: 'Rejoins an open session after a reload, without moving money.',
  origin: 'addition',
});

export const sessionInfo = defineCall({
  id: 'play.sessionInfo',
  method: 'GET',
  path: '/game/session/info/{id}',
  auth: 'player',
  in: 'query',
  request: z.object({ id }),
  response: gameSession,
  summary: 'Returns the status of a game session.',
  origin: 'addition',
});

export const openSessions = defineCall({
  id: 'play.openSessions',
  method: 'GET',
  path: '/game/session/open',
  auth: 'player',
  in: 'query',
  request: z.object({}),
  response: z.object({
    rows: z.array(gameSession),
    /** Sessions that recovery ended since the player's last acknowledgement; shown once by home. */
    recovered: z.array(gameSession),
    /** Rounds that the player can resume, the latest first; their sessions may have ended. */
    openRounds: z.array(openRound),
  }),
  summary:
    "The player's sessions that are not settled, those that were recovered meanwhile, and open rounds.",
  origin: 'addition',
});

export const acknowledgeRecovered = defineCall({
  id: 'play.acknowledgeRecovered',
  method: 'POST',
  path: '/game/session/acknowledge/{id}',
  auth: 'player',
  in: 'form',
  request: z.object({ id }),
  response: z.object({}),
  activity: true,
  summary: 'Acknowledges a recovered session.',
  origin: 'addition',
});

export const exitGame = defineCall({
  id: 'play.exitGame',
  method: 'POST',
  path: '/game/session/exit/{id}',
  auth: 'player',
  in: 'form',
  request: z.object({ id }),
  response: gameSession,
  activity: true,
  slow: true,
  summary: 'Ends one game session; returns it, settled or pending.',
  origin: 'addition',
});

export const topUpGame = defineCall({
  id: 'play.topUpGame',
  method: 'POST',
  path: '/game/session/topUp/{id}',
  auth: 'player',
  in: 'form',
  /** Default: the whole wallet. */
  request: z.object({ id, amount: z.optional(money) }),
  response: gameSession,
  idempotent: true,
  activity: true,
  slow: true,
  summary: 'Moves money from the wallet into the open game, after a deposit in play.',
  origin: 'addition',
});
