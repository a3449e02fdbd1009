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
    search: who.optional().describe('part of a user name or phone, or an id'),
    frozen: z.literal(true).optional().describe('frozen players only'),
    ...paging,
  }),
  positionals: ['search'],
  response: createListSchema(playerLine),
  summary: 'Finds players. Phones are masked.',
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
  summary: 'Shows all data of one player. This is recorded in the audit log.',
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
  summary: 'Stops new deposits, games and joins of a player, who keeps the balance.',
  details: `A frozen player can log in and request withdrawals, which need manual review. An open
game ends as usual; wins, refunds and late deposits are still posted.`,
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
  summary: 'Unfreezes a player.',
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
  summary: 'Lists a player’s sessions.',
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
    session: z.uuid().optional().describe('this session only'),
    reason: reason.describe('why'),
  }),
  positionals: ['player'],
  response: z.object({ playerId: z.string(), ended: z.number().int() }),
  summary: 'Ends all sessions of a player, or one.',
  examples: ['player sessions end maria.reyes --reason "lost phone"'],
});
