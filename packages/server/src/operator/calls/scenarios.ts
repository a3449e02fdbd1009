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
  summary: 'Creates a player in a given state, in the demo only; `pnpm seed` lists the states.',
  examples: ['scenario depositor'],
});
