import { bonusKinds } from '@parlor/api/entities/bonus';
import { z } from 'zod';
import { defineOperatorCall } from './define.ts';
import { createListSchema, decimal, instant, paging, reason, uuid } from './fields.ts';

const programs = ['rebate', 'bonus', 'referral', 'activity'] as const;

export const listRewards = defineOperatorCall({
  id: 'reward.list',
  command: 'reward list',
  method: 'GET',
  path: '/players/{playerId}/rewards',
  role: 'support',
  request: z.strictObject({
    playerId: uuid.describe('id of the player'),
    program: z.enum(programs).describe('which programme'),
    ...paging,
  }),
  positionals: ['playerId', 'program'],
  response: createListSchema(
    z.object({
      id: z.string(),
      kind: z.string(),
      state: z.enum(['pending', 'claimed', 'expired', 'issued']),
      amount: z.string(),
      level: z.number().int(),
      subject: z.string(),
      releasedAt: instant,
      expiresAt: instant.nullable(),
      finishedAt: instant.nullable(),
    }),
  ),
  summary: 'Lists the rewards of a player in one programme, newest first.',
  examples: ['reward list 7d1f… rebate'],
  columns: ['id', 'releasedAt', 'kind', 'state', 'amount', 'subject'],
});

export const issueBonus = defineOperatorCall({
  id: 'bonus.issue',
  command: 'bonus issue',
  method: 'POST',
  path: '/players/{playerId}/bonuses',
  role: 'money',
  request: z.strictObject({
    playerId: uuid.describe('id of the player'),
    kind: z.enum(bonusKinds).describe('what the player sees; deposit is credited at once'),
    amount: decimal,
    reference: z
      .string()
      .regex(/^[\w-]{3,60}$/, 'must be 3 to 60 letters, digits, - and _')
      .describe('names this bonus, such as a ticket; it is issued once'),
    reason: reason.describe('for the audit log'),
  }),
  positionals: ['playerId', 'kind', 'amount'],
  response: z.object({ state: z.enum(['issued', 'proposed']) }),
  summary: 'Issues a bonus by hand; above the site’s four-eyes amount a second operator confirms.',
  examples: ['bonus issue 7d1f… birthday 100 --reference ticket-118 --reason "missed last week"'],
});
