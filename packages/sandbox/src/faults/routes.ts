import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Refused, read } from '../http/errors.ts';
import { sendPage } from '../http/page.ts';
import { type FaultKind, type Faults, faultIds, type Party, partyIds } from './faults.ts';
import { faultsPage } from './faults-page.ts';

const kind = z.enum(faultIds as [FaultKind, ...FaultKind[]]);
const party = z.enum(partyIds as [Party, ...Party[]]);
const chosen = z.partialRecord(party, z.array(kind));

/** A form's field may come once or several times: `lotus=down&lotus=slow`. */
const toLists = (fields: unknown): unknown =>
  Object.fromEntries(Object.entries(fields ?? {}).map(([name, value]) => [name, [value].flat()]));

/** `/faults`: faults on purpose, for people; `PUT /faults/state` for tests. */
export function faultRoutes(app: FastifyInstance, faults: Faults): void {
  const getState = (): Record<string, FaultKind[]> =>
    Object.fromEntries(partyIds.map((id) => [id, faults.get(id)]));

  const replace = (state: z.infer<typeof chosen>): void => {
    for (const id of partyIds) faults.set(id, state[id] ?? []);
  };

  app.register(async (scope) => {
    await scope.register(formbody);
    scope.addHook('onRequest', async (request) => {
      const site = request.headers['sec-fetch-site'];
      if (site === 'cross-site') throw new Refused(403, 'FORBIDDEN', 'from another site');
    });
    scope.get('/faults', async (_request, reply) => sendPage(reply, faultsPage(getState())));
    scope.post('/faults', async (request, reply) => {
      replace(read(chosen, toLists(request.body)));
      return reply.redirect('/faults', 303);
    });
    scope.get('/faults/state', async () => getState());
    scope.put('/faults/state', async (request) => {
      replace(read(chosen, request.body));
      return getState();
    });
  });
}
