import { z } from 'zod';
import { defineOperatorCall } from './define.ts';
import { createListSchema, instant, reason } from './fields.ts';

const reservedName = z.object({ word: z.string(), addedBy: z.string(), addedAt: instant });

const word = z
  .string()
  .trim()
  .normalize('NFKC')
  .toLowerCase()
  .min(2)
  .max(30)
  .regex(/[\p{L}\p{N}]/u, 'must have letters or digits')
  .describe('one or more words, like "vip manager"');

export const listReservedNames = defineOperatorCall({
  id: 'reservedName.list',
  command: 'reserved-name list',
  method: 'GET',
  path: '/reserved-names',
  role: 'support',
  request: z.strictObject({}),
  response: createListSchema(reservedName),
  summary:
    'Lists reserved names. New nicknames must not contain or resemble them or the site’s name.',
  columns: ['word', 'addedAt', 'addedBy'],
});

export const addReservedName = defineOperatorCall({
  id: 'reservedName.add',
  command: 'reserved-name add',
  method: 'POST',
  path: '/reserved-names',
  role: 'support',
  request: z.strictObject({ word, reason: reason.describe('why') }),
  positionals: ['word'],
  response: reservedName,
  summary: 'Reserves a name, at once on every server.',
  details: `Look-alikes are refused, too: other case, spacing and punctuation, digits for letters,
letters of other scripts. Existing nicknames stay until their players change them.`,
  examples: ['reserved-name add "vip manager" --reason "players were asked for their codes"'],
});

export const removeReservedName = defineOperatorCall({
  id: 'reservedName.remove',
  command: 'reserved-name remove',
  method: 'POST',
  path: '/reserved-names/remove',
  role: 'support',
  request: z.strictObject({ word, reason: reason.describe('why') }),
  positionals: ['word'],
  response: z.object({ word: z.string() }),
  summary: 'Removes a reserved name.',
  examples: ['reserved-name remove dealer --reason "a common family name here"'],
});
