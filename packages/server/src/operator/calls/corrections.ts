import { z } from 'zod';
import { defineOperatorCall } from './define.ts';
import { createListSchema, decimal, instant, paging, reason, uuid } from './fields.ts';

const states = ['proposed', 'done', 'withdrawn'] as const;
const player = z.string().trim().min(2).max(64).describe('id, user name or phone');
const why = reason.describe('why, for the audit log');
const decided = z.object({ id: z.string(), state: z.enum(states) });

export const listCorrections = defineOperatorCall({
  id: 'correction.list',
  command: 'correction list',
  method: 'GET',
  path: '/corrections',
  role: 'money',
  request: z.strictObject({
    state: z
      .enum([...states, 'all'])
      .default('proposed')
      .describe('which'),
    ...paging,
  }),
  positionals: ['state'],
  response: createListSchema(
    z.object({
      id: z.string(),
      state: z.enum(states),
      kind: z.enum(['adjust', 'suspense']),
      /** Positive: to the player. Negative: from the player. */
      amount: z.string(),
      currency: z.string(),
      /** Null: between suspense and house:adjust. */
      player: z.string().nullable(),
      transfer: z.string().nullable(),
      reason: z.string(),
      proposedBy: z.string(),
      proposedAt: instant,
      decidedBy: z.string().nullable(),
    }),
  ).omit({ total: true }),
  summary: 'Lists corrections; by default those that wait for a second operator.',
  examples: ['correction list', 'correction list all'],
  columns: ['id', 'state', 'kind', 'amount', 'currency', 'player', 'proposedBy', 'reason'],
});

export const proposeCorrection = defineOperatorCall({
  id: 'correction.propose',
  command: 'correction propose',
  method: 'POST',
  path: '/corrections',
  role: 'money',
  request: z.strictObject({
    player,
    amount: decimal,
    direction: z
      .enum(['credit', 'debit'])
      .describe('credit: to the player; debit: from the player'),
    reason: why,
  }),
  positionals: ['player'],
  response: decided,
  summary: 'Proposes a correction of a wallet; a different operator approves it.',
  examples: [
    'correction propose maria.reyes --amount 50 --direction credit --reason "ticket 8812"',
  ],
});

export const approveCorrection = defineOperatorCall({
  id: 'correction.approve',
  command: 'correction approve',
  method: 'POST',
  path: '/corrections/{id}/approve',
  role: 'money',
  request: z.strictObject({ id: uuid, reason: why }),
  positionals: ['id'],
  response: decided,
  summary: 'Posts a correction that a different operator proposed; the player is told.',
  examples: ['correction approve 7d1f… --reason "checked with the provider"'],
});

export const withdrawCorrection = defineOperatorCall({
  id: 'correction.withdraw',
  command: 'correction withdraw',
  method: 'POST',
  path: '/corrections/{id}/withdraw',
  role: 'money',
  request: z.strictObject({ id: uuid, reason: why }),
  positionals: ['id'],
  response: decided,
  summary: 'Withdraws a proposed correction; nothing is posted.',
});

export const listSuspense = defineOperatorCall({
  id: 'suspense.list',
  command: 'suspense list',
  method: 'GET',
  path: '/suspense',
  role: 'money',
  request: z.strictObject({}),
  response: z.object({
    /** The balance of house:suspense: the sum of the rows. */
    balance: z.string(),
    rows: z.array(
      z.object({
        transfer: z.string(),
        at: instant,
        kind: z.string(),
        ref: z.string(),
        /** Positive: held for an unknown owner. Negative: missing. */
        amount: z.string(),
        currency: z.string(),
        player: z.string().nullable(),
      }),
    ),
  }),
  summary: 'Lists the amounts in house:suspense, oldest first.',
  columns: ['transfer', 'at', 'kind', 'ref', 'amount', 'currency', 'player'],
});

export const releaseSuspense = defineOperatorCall({
  id: 'suspense.release',
  command: 'suspense release',
  method: 'POST',
  path: '/suspense/{transfer}/release',
  role: 'money',
  request: z.strictObject({
    transfer: z.string().regex(/^\d{1,18}$/, 'must be a transfer from the list'),
    to: player.describe('a player, or adjust for house:adjust'),
    reason: why,
  }),
  positionals: ['transfer'],
  response: decided,
  summary: 'Proposes to release an amount in suspense; a different operator approves it.',
  details: `A missing amount is collected from there instead. Approve or withdraw it with correction
approve and correction withdraw.`,
  examples: ['suspense release 812 --to maria.reyes --reason "receipt of 21 November"'],
});
