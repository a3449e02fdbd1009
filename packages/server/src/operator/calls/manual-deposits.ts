import { manualDepositReasons } from '@parlor/api/entities/deposit';
import { z } from 'zod';
import { defineOperatorCall } from './define.ts';
import { createListSchema, decimal, instant, paging, reason, uuid } from './fields.ts';

const states = ['pendingReview', 'done', 'failed'] as const;

const line = z.object({
  id: z.string(),
  submittedAt: instant,
  state: z.enum(states),
  player: z.string(),
  amount: z.string(),
  currency: z.string(),
  account: z.string(),
  /** A frozen player's submission is reviewed like any other: the money is already sent. */
  frozen: z.boolean(),
  /** Number of other submissions with the same receipt or reference. */
  duplicates: z.number().int(),
});

export const listManualDeposits = defineOperatorCall({
  id: 'manualDeposit.list',
  command: 'manual-deposit list',
  method: 'GET',
  path: '/manual-deposits',
  role: 'money',
  request: z.strictObject({
    state: z
      .enum([...states, 'all'])
      .default('pendingReview')
      .describe('which'),
    ...paging,
  }),
  positionals: ['state'],
  response: createListSchema(line).omit({ total: true }),
  summary: 'Lists manual deposits, oldest first; by default those under review.',
  examples: ['manual-deposit list', 'manual-deposit list all'],
  columns: ['id', 'submittedAt', 'state', 'amount', 'currency', 'player', 'account', 'duplicates'],
});

export const showManualDeposit = defineOperatorCall({
  id: 'manualDeposit.show',
  command: 'manual-deposit show',
  method: 'GET',
  path: '/manual-deposits/{id}',
  role: 'money',
  request: z.strictObject({ id: uuid }),
  positionals: ['id'],
  response: line.omit({ duplicates: true }).extend({
    payee: z.string(),
    payerAccount: z.string(),
    memberAccountType: z.string(),
    paidAt: instant,
    reference: z.string().nullable(),
    /** Addresses of the pictures, on the players' origin, valid for an hour. */
    receipts: z.array(z.string()),
    duplicates: z.array(
      z.object({ id: z.string(), by: z.string(), state: z.string(), player: z.string() }),
    ),
    reason: z.string().nullable(),
    decidedBy: z.string().nullable(),
    credited: z.string().nullable(),
  }),
  summary: 'Shows a manual deposit with its receipts and possible duplicates.',
});

export const approveManualDeposit = defineOperatorCall({
  id: 'manualDeposit.approve',
  command: 'manual-deposit approve',
  method: 'POST',
  path: '/manual-deposits/{id}/approve',
  role: 'money',
  request: z.strictObject({
    id: uuid,
    amount: decimal.optional().describe('the received amount, if it differs from the stated one'),
    reason: reason.describe('how the payment was found'),
  }),
  positionals: ['id'],
  response: z.object({ id: z.string(), state: z.enum(['done', 'proposed']) }),
  summary:
    'Credits a manual deposit; above the site’s four-eyes amount a second operator confirms.',
  examples: ['manual-deposit approve 7d1f… --reason "statement of 21 November, line 14"'],
});

export const rejectManualDeposit = defineOperatorCall({
  id: 'manualDeposit.reject',
  command: 'manual-deposit reject',
  method: 'POST',
  path: '/manual-deposits/{id}/reject',
  role: 'money',
  request: z.strictObject({
    id: uuid,
    because: z.enum(manualDepositReasons).describe('the reason that the player sees'),
    reason: reason.describe('for the audit log'),
  }),
  positionals: ['id'],
  response: z.object({ id: z.string(), state: z.literal('failed') }),
  summary: 'Rejects a manual deposit; the player sees the reason.',
  examples: ['manual-deposit reject 7d1f… --because payment.notFound --reason "not on statement"'],
});
