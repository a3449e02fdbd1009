import { z } from 'zod';
import { defineOperatorCall } from './define.ts';
import { createListSchema, instant, paging, reason } from './fields.ts';

const who = z.string().trim().min(2).max(64);
const player = who.describe('id, user name or phone');

const playerLine = z.object({
  playerId: z.string(),
  username: z.string(),
  phone: z.string(),
  level: z.number().int(),
  registeredAt: instant,
  frozen: z.boolean(),
});

export const findPlayers = defineOperatorCall({
  id: 'player.find',
  command: 'player find',
  method: 'GET',
  path: '/players',
  role: 'support',
  request: z.strictObject({
    search: who.optional().describe('part of a user name or of a phone, or an id'),
    frozen: z.literal(true).optional().describe('frozen ones alone'),
    ...paging,
  }),
  positionals: ['search'],
  response: createListSchema(playerLine),
  summary: 'Finds players; phones are masked here.',
  examples: ['player find maria', 'player find 0917', 'player find --frozen'],
  columns: ['playerId', 'username', 'phone', 'level', 'frozen', 'registeredAt'],
});

export const showPlayer = defineOperatorCall({
  id: 'player.show',
  command: 'player show',
  method: 'GET',
  path: '/players/{player}',
  role: 'support',
  request: z.strictObject({ player }),
  positionals: ['player'],
  response: playerLine.extend({
    nickname: z.string(),
    realname: z.string(),
    gender: z.string(),
    birthday: z.string().nullable(),
    email: z.string(),
    invitedBy: z.string().nullable(),
    freeze: z.object({ at: instant, by: z.string(), reason: z.string() }).nullable(),
    /** The player's money by location, in the site's currency. */
    money: z.record(z.string(), z.string()),
    cards: z.array(z.string()),
    playing: z.string().nullable(),
    livingSessions: z.number().int(),
  }),
  summary: 'Everything about one player. That you looked is in the audit log.',
  examples: ['player show maria.reyes', 'player show 09171234567'],
});

export const freezePlayer = defineOperatorCall({
  id: 'player.freeze',
  command: 'player freeze',
  method: 'POST',
  path: '/players/{player}/freeze',
  role: 'support',
  request: z.strictObject({ player, reason: reason.describe('why') }),
  positionals: ['player'],
  response: z.object({
    playerId: z.string(),
    username: z.string(),
    /** The open game, which is being left: its money returns to the wallet. */
    left: z.string().nullable(),
  }),
  summary: 'Stops new deposits, games and joins of a player. What is theirs stays theirs.',
  details: `A frozen player can log in, look, and ask for withdrawals, which then wait for a person.
A game that is open is left in good order; wins, refunds and late deposits are always booked.`,
  examples: ['player freeze maria.reyes --reason "chargeback 8812"'],
});

export const unfreezePlayer = defineOperatorCall({
  id: 'player.unfreeze',
  command: 'player unfreeze',
  method: 'POST',
  path: '/players/{player}/unfreeze',
  role: 'support',
  request: z.strictObject({ player, reason: reason.describe('why') }),
  positionals: ['player'],
  response: z.object({ playerId: z.string(), username: z.string() }),
  summary: 'Lets a frozen player play and deposit again.',
  examples: ['player unfreeze maria.reyes --reason "bank confirmed"'],
});

export const listSessions = defineOperatorCall({
  id: 'player.sessions',
  command: 'player sessions list',
  method: 'GET',
  path: '/players/{player}/sessions',
  role: 'support',
  request: z.strictObject({ player }),
  positionals: ['player'],
  response: createListSchema(
    z.object({
      sessionId: z.string(),
      startedAt: instant,
      activeAt: instant,
      device: z.string(),
    }),
  ),
  summary: 'Where a player is logged in.',
  columns: ['sessionId', 'startedAt', 'activeAt', 'device'],
});

export const endSessions = defineOperatorCall({
  id: 'player.sessionsEnd',
  command: 'player sessions end',
  method: 'POST',
  path: '/players/{player}/sessions/end',
  role: 'support',
  request: z.strictObject({
    player,
    session: z.uuid().optional().describe('this one alone'),
    reason: reason.describe('why'),
  }),
  positionals: ['player'],
  response: z.object({ playerId: z.string(), ended: z.number().int() }),
  summary: 'Logs a player out everywhere, or in one place.',
  examples: ['player sessions end maria.reyes --reason "lost phone"'],
});
