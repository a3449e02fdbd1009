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

export const changePhone = defineOperatorCall({
  id: 'player.phone',
  command: 'player phone',
  method: 'POST',
  path: '/players/{player}/phone',
  role: 'support',
  request: z.strictObject({
    player,
    phone: z.string().trim().min(8).max(24).describe('the new number'),
    reason: reason.describe('how the player proved who they are'),
  }),
  positionals: ['player', 'phone'],
  response: z.object({
    playerId: z.string(),
    state: z.enum(['proposed', 'done']),
    /** Until when no payout is made; null while it is proposed. */
    payoutsHeldUntil: instant.nullable(),
  }),
  summary: 'Changes the phone of a player; a different operator repeats it to confirm.',
  details: `Then all sessions of the player end, and no payout is made for 24 hours.`,
  examples: ['player phone maria.reyes 09175550188 --reason "video call, ID shown"'],
});

export const showStatement = defineOperatorCall({
  id: 'player.statement',
  command: 'player statement',
  method: 'GET',
  path: '/players/{player}/statement',
  role: 'money',
  request: z.strictObject({
    player,
    from: z.iso.date().describe('first day, in the site’s zone'),
    until: z.iso.date().describe('last day'),
  }),
  positionals: ['player'],
  response: z.object({
    player: z.string(),
    openingBalance: z.string(),
    closingBalance: z.string(),
    currency: z.string(),
    rows: z.array(
      z.object({
        at: instant,
        type: z.string(),
        kind: z.string(),
        subject: z.string(),
        amount: z.string(),
        balanceAfter: z.string(),
        ref: z.string(),
      }),
    ),
  }),
  summary: 'Shows every change of a player’s wallet. This is recorded in the audit log.',
  examples: ['player statement maria.reyes --from 2026-11-01 --until 2026-11-30'],
  columns: ['at', 'type', 'kind', 'subject', 'amount', 'balanceAfter', 'ref'],
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
