import { z } from 'zod';
import { defineOperatorCall } from './define.ts';
import { instant, reason } from './fields.ts';

export const withdrawalStates = [
  'requested',
  'approved',
  'submitted',
  'paid',
  'rejected',
  'payoutFailed',
] as const;

const decided = z.object({ rows: z.array(z.object({ id: z.string(), state: z.string() })) });
const id = z.uuid('must be the id of a withdrawal').describe('id, as listed');

export const listWithdrawals = defineOperatorCall({
  id: 'withdrawal.list',
  command: 'withdrawals',
  method: 'GET',
  path: '/withdrawals',
  role: 'money',
  request: z.strictObject({
    state: z
      .enum([...withdrawalStates, 'all'])
      .default('requested')
      .describe('which'),
  }),
  positionals: ['state'],
  response: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        player: z.string(),
        amount: z.string(),
        currency: z.string(),
        bank: z.string(),
        lastFour: z.string(),
        state: z.enum(withdrawalStates),
        requestedAt: instant,
        arrivesAt: instant,
        approvedBy: z.string().nullable(),
        /** A frozen player's withdrawal requires manual review. */
        frozen: z.boolean(),
      }),
    ),
  }),
  summary: 'Lists withdrawals; by default those under review.',
  examples: ['withdrawals', 'withdrawals all'],
  columns: [
    'id',
    'state',
    'amount',
    'currency',
    'player',
    'bank',
    'lastFour',
    'frozen',
    'requestedAt',
  ],
});

export const approveWithdrawal = defineOperatorCall({
  id: 'withdrawal.approve',
  command: 'approve',
  method: 'POST',
  path: '/withdrawals/{id}/approve',
  role: 'money',
  request: z.strictObject({
    id: z
      .union([z.literal('all'), id], 'must be the id of a withdrawal, or all')
      .describe('id, or all'),
    reason: reason.optional().describe('why; needed from the site’s four-eyes amount on'),
  }),
  positionals: ['id'],
  response: decided,
  summary: 'Approves a withdrawal under review, or all of them.',
  details: `From the site’s four-eyes amount on, the first operator proposes and a different one
confirms; all leaves those out.`,
  examples: ['approve all', 'approve 9c93… --reason "income proof of 21 November"'],
  columns: ['id', 'state'],
});

export const rejectWithdrawal = defineOperatorCall({
  id: 'withdrawal.reject',
  command: 'reject',
  method: 'POST',
  path: '/withdrawals/{id}/reject',
  role: 'money',
  request: z.strictObject({ id, reason: reason.describe('for the audit log') }),
  positionals: ['id'],
  response: decided,
  examples: ['reject 9c93… --reason "the card belongs to somebody else"'],
  summary: 'Rejects a withdrawal; the money returns to the wallet.',
  columns: ['id', 'state'],
});

export const showTrialBalance = defineOperatorCall({
  id: 'ledger.trialBalance',
  command: 'trial-balance',
  method: 'GET',
  path: '/ledger/trial-balance',
  role: 'money',
  request: z.strictObject({}),
  response: z.object({
    /** Debits minus credits: zero. */
    difference: z.string(),
    currency: z.string(),
    rows: z.array(
      z.object({
        account: z.string(),
        accounts: z.number().int(),
        debit: z.string(),
        credit: z.string(),
      }),
    ),
  }),
  summary: 'Shows the balances of the ledger; debits and credits are equal.',
  details:
    'Shards of a house account are one row, and so are the accounts of one kind of all players.',
  columns: ['account', 'accounts', 'debit', 'credit'],
});
