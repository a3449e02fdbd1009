import { toDecimal } from '@parlor/api/rules';
import { type FastifyInstance, fastify } from 'fastify';
import { z } from 'zod';
import type { Core } from '../core.ts';
import { bearerToken } from '../http/authentication.ts';
import { ApiError } from '../http/errors.ts';
import { LedgerHaltedError } from '../ledger/index.ts';
import { readSite } from '../site/store.ts';
import { approve, reject } from '../withdrawals/payout.ts';
import { findOperator } from './accounts.ts';

const idPath = z.object({ id: z.uuid() });
const listQuery = z.object({
  state: z
    .enum(['requested', 'approved', 'submitted', 'paid', 'rejected', 'payoutFailed'])
    .optional(),
});
const LIST_LIMIT = 100;

/**
 * The operator's own server: HTTP, never on the players' origin, named accounts with hashed tokens
 * (S31). Answers plain JSON with the HTTP status that fits; what is done is in the audit log under
 * the operator's name.
 */
export function buildOperatorServer(core: Core): FastifyInstance {
  const { db } = core;
  const app = fastify({ loggerInstance: core.logger, requestIdHeader: false });
  const names = new WeakMap<object, string>();
  const nameOf = (request: object) => `operator:${names.get(request)}`;

  app.addHook('onRequest', async (request, reply) => {
    const token = bearerToken(request.headers.authorization);
    const name = token === undefined ? undefined : await findOperator(core, token);
    if (name === undefined) return reply.code(401).send({ error: 'unknown operator token' });
    names.set(request, name);
    return undefined;
  });

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof ApiError) {
      const status = error.code >= 400 && error.code < 500 ? error.code : 422;
      return reply.code(status).send({ error: error.reason });
    }
    if (error instanceof LedgerHaltedError) return reply.code(409).send({ error: error.message });
    if (error instanceof z.ZodError) return reply.code(422).send({ error: lineOf(error) });
    request.log.error({ err: error }, 'an operator call failed');
    return reply.code(500).send({ error: 'internal', requestId: request.id });
  });

  app.setNotFoundHandler((_, reply) => reply.code(404).send({ error: 'no such call' }));

  app.get('/operator/withdrawals', async (request) => {
    const { state } = listQuery.parse(request.query);
    const { currencyExponent } = await readSite(db);
    const rows = await db
      .selectFrom('withdrawal')
      .innerJoin('player', 'player.id', 'withdrawal.player_id')
      .innerJoin('bank_card', 'bank_card.id', 'withdrawal.bank_card_id')
      .selectAll('withdrawal')
      .select(['player.username', 'bank_card.bank_name', 'bank_card.card_number'])
      .$if(state !== undefined, (query) =>
        query.where('withdrawal.state', '=', state ?? 'requested'),
      )
      .orderBy('withdrawal.requested_at', 'desc')
      .limit(LIST_LIMIT)
      .execute();
    return {
      withdrawals: rows.map((row) => ({
        id: row.id,
        player: row.username,
        amount: toDecimal(row.amount, currencyExponent),
        currency: row.currency,
        bank: row.bank_name,
        lastFour: row.card_number.slice(-4),
        state: row.state,
        requestedAt: row.requested_at.toISOString(),
        arrivesAt: row.arrives_at.toISOString(),
        approvedBy: row.approved_by,
      })),
    };
  });

  app.post('/operator/withdrawals/:id/approve', async (request) => {
    const { id } = idPath.parse(request.params);
    await approve(core, id, nameOf(request));
    return { id, state: 'approved' };
  });

  app.post('/operator/withdrawals/:id/reject', async (request) => {
    const { id } = idPath.parse(request.params);
    await reject(core, id, nameOf(request));
    return { id, state: 'rejected' };
  });

  return app;
}

/** What is wrong with a request, in one line. */
function lineOf(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
}
