import { z } from 'zod';
import { defineOperatorCall, roles } from './define.ts';
import { createListSchema, instant } from './fields.ts';

const name = z
  .string()
  .regex(/^[a-z][a-z0-9._-]{1,39}$/, 'must be 2 to 40 small letters, digits, . _ -')
  .describe('the operator’s name in the audit log');
const held = z.array(z.enum(roles)).min(1).describe('the roles');

const account = z.object({
  name: z.string(),
  roles: z.array(z.string()),
  createdAt: instant,
  disabledAt: instant.nullable(),
});
const withToken = account.extend({
  /** Shown once; only its hash is stored. */
  token: z.string(),
});

export const listAccounts = defineOperatorCall({
  id: 'account.list',
  command: 'account list',
  method: 'GET',
  path: '/accounts',
  role: 'admin',
  request: z.strictObject({}),
  response: createListSchema(account),
  summary: 'Lists operators.',
  columns: ['name', 'roles', 'createdAt', 'disabledAt'],
});

export const addAccount = defineOperatorCall({
  id: 'account.add',
  command: 'account add',
  method: 'POST',
  path: '/accounts',
  role: 'admin',
  request: z.strictObject({ name, roles: held }),
  positionals: ['name'],
  response: withToken,
  summary: 'Creates an operator and shows the token once.',
  examples: ['account add ana --roles support content'],
});

export const setAccount = defineOperatorCall({
  id: 'account.set',
  command: 'account set',
  method: 'POST',
  path: '/accounts/{name}',
  role: 'admin',
  request: z.strictObject({ name, roles: held }),
  positionals: ['name'],
  response: account,
  summary: 'Changes an operator’s roles.',
  examples: ['account set ana --roles support'],
});

export const renewAccount = defineOperatorCall({
  id: 'account.renew',
  command: 'account renew',
  method: 'POST',
  path: '/accounts/{name}/renew',
  role: 'admin',
  request: z.strictObject({ name }),
  positionals: ['name'],
  response: withToken,
  summary: 'Replaces an operator’s token; the old one stops working at once.',
  examples: ['account renew ana'],
});

export const disableAccount = defineOperatorCall({
  id: 'account.disable',
  command: 'account disable',
  method: 'POST',
  path: '/accounts/{name}/disable',
  role: 'admin',
  request: z.strictObject({ name }),
  positionals: ['name'],
  response: account,
  summary: 'Disables an operator; the name stays in the audit log.',
  examples: ['account disable ana'],
});
