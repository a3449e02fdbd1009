import { z } from 'zod';
import { defineOperatorCall } from './define.ts';
import { createListSchema, instant, paging, reason } from './fields.ts';

const states = ['open', 'matched', 'explained'] as const;

export const listDifferences = defineOperatorCall({
  id: 'reconciliation.list',
  command: 'reconciliation list',
  method: 'GET',
  path: '/reconciliation',
  role: 'money',
  request: z.strictObject({
    state: z
      .enum([...states, 'all'])
      .default('open')
      .describe('which'),
    ...paging,
  }),
  positionals: ['state'],
  response: createListSchema(
    z.object({
      id: z.string(),
      day: z.string(),
      state: z.enum(states),
      channel: z.string(),
      key: z.string(),
      reference: z.string(),
      /** Null: no such posting. */
      ours: z.string().nullable(),
      /** Null: not in the books of the third party. */
      theirs: z.string().nullable(),
      foundAt: instant,
      closedBy: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ).omit({ total: true }),
  summary: 'Lists differences between the ledger and the books of third parties.',
  examples: ['reconciliation list', 'reconciliation list all'],
  columns: ['id', 'day', 'state', 'channel', 'reference', 'ours', 'theirs', 'reason'],
});

export const runReconciliation = defineOperatorCall({
  id: 'reconciliation.run',
  command: 'reconciliation run',
  method: 'POST',
  path: '/reconciliation/run',
  role: 'money',
  request: z.strictObject({
    day: z.iso.date().describe('day in the site’s zone'),
    party: z.string().max(64).default('bank').describe('bank, accounts, or a game provider'),
  }),
  positionals: ['day', 'party'],
  response: z.object({
    day: z.string(),
    lines: z.number().int(),
    ours: z.string(),
    /** Null: the party gives no statement. */
    theirs: z.string().nullable(),
    open: z.number().int(),
  }),
  summary: 'Compares a day with the books of a third party, as every night; posts nothing.',
  examples: [
    'reconciliation run 2026-11-21',
    'reconciliation run 2026-11-21 accounts',
    'reconciliation run 2026-11-21 lotus',
  ],
});

export const explainDifference = defineOperatorCall({
  id: 'reconciliation.explain',
  command: 'reconciliation explain',
  method: 'POST',
  path: '/reconciliation/{id}/explain',
  role: 'money',
  request: z.strictObject({
    id: z.string().regex(/^\d{1,18}$/, 'must be a difference from the list'),
    reason: reason.describe('what it was'),
  }),
  positionals: ['id'],
  response: z.object({ id: z.string(), state: z.literal('explained') }),
  summary: 'Closes a difference with an explanation; posts nothing.',
  examples: ['reconciliation explain 3 --reason "fee of November, corrected"'],
});
