import { z } from 'zod';
import { deadLetterStates } from '../../domains/dead-letters/index.ts';
import { defineOperatorCall } from './define.ts';
import { createListSchema, instant, paging, reason } from './fields.ts';

const id = z
  .string()
  .regex(/^\d{1,18}$/, 'must be the number of a dead letter')
  .describe('number, as listed');

const line = z.object({
  id: z.string(),
  state: z.enum(deadLetterStates),
  party: z.string(),
  channel: z.string(),
  /** The sender's own type and id of the message. */
  kind: z.string(),
  reference: z.string(),
  player: z.string().nullable(),
  reason: z.string(),
  seen: z.number().int(),
  firstAt: instant,
  lastAt: instant,
});

export const listDeadLetters = defineOperatorCall({
  id: 'deadLetter.list',
  command: 'dead-letter list',
  method: 'GET',
  path: '/dead-letters',
  role: 'money',
  request: z.strictObject({
    state: z
      .enum([...deadLetterStates, 'unresolved', 'all'])
      .default('unresolved')
      .describe('which'),
    ...paging,
  }),
  positionals: ['state'],
  response: createListSchema(line),
  summary:
    'Lists messages of game providers and banks that cannot be posted, unresolved ones first.',
  details:
    'open: requires action; deferred: of a type that this version does not know; posted: posted by a retry; handled: resolved by other means.',
  examples: ['dead-letter list', 'dead-letter list all'],
  columns: [
    'id',
    'state',
    'party',
    'channel',
    'kind',
    'reference',
    'player',
    'reason',
    'seen',
    'lastAt',
  ],
});

export const showDeadLetter = defineOperatorCall({
  id: 'deadLetter.show',
  command: 'dead-letter show',
  method: 'GET',
  path: '/dead-letters/{id}',
  role: 'money',
  request: z.strictObject({ id }),
  positionals: ['id'],
  response: line.extend({
    detail: z.string(),
    /** As received, in JSON; characters that no database stores are escaped. */
    payload: z.string(),
    closedAt: instant.nullable(),
    closedBy: z.string().nullable(),
  }),
  summary: 'Shows one message as received, and why it cannot be posted.',
  examples: ['dead-letter show 7'],
});

export const retryDeadLetter = defineOperatorCall({
  id: 'deadLetter.retry',
  command: 'dead-letter retry',
  method: 'POST',
  path: '/dead-letters/{id}/retry',
  role: 'money',
  request: z.strictObject({
    id: z
      .union([z.enum(['open', 'deferred']), id], 'must be a number, open or deferred')
      .describe('number, or open or deferred for all of them'),
  }),
  positionals: ['id'],
  response: z.object({
    rows: z.array(
      z.object({ id: z.string(), state: z.enum(deadLetterStates), reason: z.string() }),
    ),
  }),
  summary: 'Retries to post a message after its cause is fixed.',
  details: 'Safe to repeat: a message is posted at most once.',
  examples: ['dead-letter retry 7', 'dead-letter retry deferred'],
  columns: ['id', 'state', 'reason'],
});

export const handleDeadLetter = defineOperatorCall({
  id: 'deadLetter.handle',
  command: 'dead-letter handle',
  method: 'POST',
  path: '/dead-letters/{id}/handle',
  role: 'money',
  request: z.strictObject({ id, reason: reason.describe('what was done instead') }),
  positionals: ['id'],
  response: z.object({ id: z.string(), state: z.literal('handled') }),
  summary: 'Marks a message as resolved by other means; it can no longer be posted.',
  examples: ['dead-letter handle 7 --reason "paid out by the bank, ticket 4411"'],
});
