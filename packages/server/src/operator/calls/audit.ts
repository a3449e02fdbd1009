import { z } from 'zod';
import { defineOperatorCall } from './define.ts';
import { instant, moment } from './fields.ts';

const entry = z.object({
  id: z.string(),
  at: instant,
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  detail: z.record(z.string(), z.unknown()),
});

export const listAudit = defineOperatorCall({
  id: 'audit.list',
  command: 'audit list',
  method: 'GET',
  path: '/audit',
  role: 'viewer',
  request: z.strictObject({
    actor: z
      .string()
      .max(100)
      .optional()
      .describe('actor: operator:ana, player:<id>, system:<job>'),
    action: z.string().max(60).optional().describe('action or its beginning: site.set, player'),
    subject: z.string().max(120).optional().describe('subject: site, player:<id>, game:<id>'),
    since: moment.optional().describe('entries since this time'),
    before: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional()
      .describe('entries older than this id'),
    limit: z.coerce.number().int().min(1).max(500).default(30).describe('number of entries'),
    everybody: z.literal(true).optional().describe('include players and the system'),
  }),
  response: z.object({ rows: z.array(entry) }),
  summary:
    'Lists the audit log, newest first: the actions of operators, unless another actor is given.',
  details: 'Entries cannot be changed or deleted; the database enforces it.',
  examples: ['audit', 'audit --action player --limit 5', 'audit --subject site --since 2026-11-01'],
  columns: ['id', 'at', 'actor', 'action', 'subject', 'detail'],
});

export const showAudit = defineOperatorCall({
  id: 'audit.show',
  command: 'audit show',
  method: 'GET',
  path: '/audit/{id}',
  role: 'viewer',
  request: z.strictObject({ id: z.string().regex(/^\d{1,18}$/, 'must be the number of an entry') }),
  positionals: ['id'],
  response: entry,
  summary: 'Shows one entry with the values before and after.',
  examples: ['audit show 1042'],
});
