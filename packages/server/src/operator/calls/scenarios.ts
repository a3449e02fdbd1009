import { z } from 'zod';
import { defineOperatorCall } from './define.ts';

export const setScenario = defineOperatorCall({
  id: 'scenario.set',
  command: 'scenario',
  method: 'POST',
  path: '/scenarios/{name}',
  role: 'admin',
  request: z.strictObject({ name: z.string().max(40).describe('name, as `pnpm seed` lists it') }),
  positionals: ['name'],
  response: z.looseObject({}),
  summary: 'Makes a player in a telling state, in the demo alone; `pnpm seed` says more of it.',
  examples: ['scenario depositor'],
});
