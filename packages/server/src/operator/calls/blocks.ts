import { z } from 'zod';
import { defineOperatorCall } from './define.ts';
import { createListSchema, instant, moment, reason } from './fields.ts';

const block = z.object({
  entry: z.string(),
  kind: z.enum(['address', 'network', 'country']),
  reason: z.string(),
  addedBy: z.string(),
  addedAt: instant,
  endsAt: instant.nullable(),
});

const entry = z
  .string()
  .trim()
  .min(2)
  .max(64)
  .describe('an address, a network like 203.0.113.0/24, or a country like KP');

export const listBlocks = defineOperatorCall({
  id: 'block.list',
  command: 'block list',
  method: 'GET',
  path: '/blocks',
  role: 'support',
  request: z.strictObject({}),
  response: createListSchema(block),
  summary: 'Lists blocked addresses, networks and countries. Their calls get HTTP 403.',
  columns: ['entry', 'kind', 'addedAt', 'endsAt', 'addedBy', 'reason'],
});

export const addBlock = defineOperatorCall({
  id: 'block.add',
  command: 'block add',
  method: 'POST',
  path: '/blocks',
  role: 'support',
  request: z.strictObject({
    entry,
    reason: reason.describe('why'),
    until: moment.optional().describe('when it expires'),
    wide: z
      .literal(true)
      .optional()
      .describe('required for a network larger than /8 (IPv4) or /16 (IPv6)'),
  }),
  positionals: ['entry'],
  response: block,
  summary: 'Blocks an address, a network or a country, within seconds on every server.',
  details: `A blocked visitor sees a page that says so, until the block is removed. Blocking countries
requires COUNTRY_HEADER, a header that a trusted proxy sets. The operator’s port, health checks and
the providers’ calls are never blocked.`,
  examples: [
    'block add 203.0.113.9 --reason "scripted sign-ups" --until +1d',
    'block add 2001:db8:7::/48 --reason "scripted sign-ups"',
    'block add KP --reason "not licensed there"',
  ],
});

export const removeBlock = defineOperatorCall({
  id: 'block.remove',
  command: 'block remove',
  method: 'POST',
  path: '/blocks/remove',
  role: 'support',
  request: z.strictObject({ entry }),
  positionals: ['entry'],
  response: z.object({ entry: z.string() }),
  summary: 'Removes a block.',
  examples: ['block remove 203.0.113.9'],
});
