import * as z from 'zod/mini';
import { id, instant, money } from '../entities/common.ts';
import { homePage } from '../entities/game.ts';
import { defineCall } from './define.ts';

export const home = defineCall({
  id: 'games.home',
  method: 'GET',
  path: '/game/home',
  auth: 'optional',
  in: 'query',
  request: z.object({}),
  response: homePage,
  summary: 'Returns the data of home’s first screen.',
  origin: 'specification',
});

export const autoExitGame = defineCall({
  id: 'games.autoExitGame',
  method: 'POST',
  path: '/autoExitGame',
  auth: 'player',
  in: 'form',
  /** Without a session, all of the player's open ones. */
  request: z.object({
    sessionId: z.optional(id),
    /**
     * Addition: the page closes, but may be reloading. The money is collected after 15 s, unless
     * `rejoinGame` comes first.
     */
    mayReturn: z._default(z.union([z.boolean(), z.stringbool()]), false),
  }),
  response: z.object({
    /** Sum that this call returned: to the wallet, and to the promotions that paid. */
    amount: money,
    state: z.enum(['nothing', 'settled', 'recovering', 'resumable']),
    /** When the platform retries first; null once all money is back. */
    retryAt: z.nullable(instant),
  }),
  summary: 'Ends the game session and returns its money; also sent when the page closes.',
  origin: 'specification',
});
