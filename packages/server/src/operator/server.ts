import { type FastifyInstance, type FastifyRequest, fastify } from 'fastify';
import { isDatabaseUnavailable } from '../core/database/errors.ts';
import { FourEyesError } from '../core/four-eyes/four-eyes.ts';
import { bearerToken } from '../core/http/authentication.ts';
import { endConnectionsOnClosing } from '../core/http/closing.ts';
import { ApiError } from '../core/http/errors.ts';
import { checkHost } from '../core/http/host-check.ts';
import { closeSlowTransfers, timeoutOptions } from '../core/http/timeouts.ts';
import { errorLine } from '../core/startup-error.ts';
import { LedgerHaltedError } from '../ledger/index.ts';
import { messageFor } from '../locales/index.ts';
import type { Core } from '../platform/core.ts';
import { findOperator, type Operator } from './accounts.ts';
import { DOCS_PATH, documentOperator } from './documents.ts';
import { answerAccounts } from './handlers/accounts.ts';
import { answerActivities } from './handlers/activities.ts';
import { answerAudit } from './handlers/audit.ts';
import { answerBlocks } from './handlers/blocks.ts';
import { answerCatalogue } from './handlers/catalogue.ts';
import { answerContacts } from './handlers/contacts.ts';
import { answerContent } from './handlers/content.ts';
import { answerCorrections } from './handlers/corrections.ts';
import { answerDeadLetters } from './handlers/dead-letters.ts';
import { answerDesk } from './handlers/desk.ts';
import { answerManualDeposits } from './handlers/manual-deposits.ts';
import { answerMoney } from './handlers/money.ts';
import { answerNotifications } from './handlers/notifications.ts';
import { answerPlayers } from './handlers/players.ts';
import { answerPromotions } from './handlers/promotions.ts';
import { answerReconciliation } from './handlers/reconciliation.ts';
import { answerReservedNames } from './handlers/reserved-names.ts';
import { answerRewards } from './handlers/rewards.ts';
import { answerScenarios } from './handlers/scenarios.ts';
import { answerSite } from './handlers/site.ts';
import { OperatorRefusal } from './refusal.ts';
import { createOperatorRoutes } from './routes.ts';

/** Five documents of a site, in five languages. */
const BODY_LIMIT = 4 * 1_048_576;

const areas = [
  answerSite,
  answerCatalogue,
  answerContent,
  answerNotifications,
  answerContacts,
  answerDesk,
  answerPlayers,
  answerBlocks,
  answerReservedNames,
  answerMoney,
  answerManualDeposits,
  answerRewards,
  answerCorrections,
  answerReconciliation,
  answerPromotions,
  answerActivities,
  answerDeadLetters,
  answerAudit,
  answerAccounts,
  answerScenarios,
];

/**
 * The operator's own server: HTTP, never on the players' origin, named accounts with hashed tokens
 * (S31). Responds with plain JSON and the matching HTTP status, by the contract in `calls`; every
 * change is in the audit log under the operator's name. `/operator/docs` documents the calls.
 */
export function buildOperatorServer(core: Core): FastifyInstance {
  const app = fastify({
    loggerInstance: core.logger,
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT,
    ...timeoutOptions(core.config.http.timeouts),
  });
  endConnectionsOnClosing(app);
  closeSlowTransfers(app, core.config.http.timeouts);
  checkHost(app, {
    listenHost: core.config.operator.host,
    publicOrigin: () => core.config.http.publicOrigin,
    setting: 'OPERATOR_HOST',
  });
  const operators = new WeakMap<object, Operator>();

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    if (isDocument(request)) return undefined;
    const token = bearerToken(request.headers.authorization);
    const operator = token === undefined ? undefined : await findOperator(core, token);
    if (operator === undefined) return reply.code(401).send({ error: 'unknown operator token' });
    operators.set(request, operator);
    return undefined;
  });

  app.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error);
    if (refusal) return reply.code(refusal.status).send({ error: refusal.line });
    request.log.error({ err: error }, 'an operator call failed');
    return reply.code(500).send({
      error: `the server failed; its log has request ${request.id}`,
      requestId: request.id,
    });
  });

  app.setNotFoundHandler((_, reply) => reply.code(404).send({ error: 'there is no such call' }));

  app.get('/metrics', async (_, reply) => {
    const { registry } = core.metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  app.register(documentOperator);
  const routes = createOperatorRoutes(app, core, (request) => known(operators, request));
  for (const answer of areas) answer(core, routes);
  return app;
}

/** By the matched route, never by the raw address. */
function isDocument({ routeOptions }: FastifyRequest): boolean {
  const { url } = routeOptions;
  return url === DOCS_PATH || url?.startsWith(`${DOCS_PATH}/`) === true;
}

function known(operators: WeakMap<object, Operator>, request: FastifyRequest): Operator {
  const operator = operators.get(request);
  if (!operator) throw new Error('a call has no authenticated operator');
  return operator;
}

/** The response for an error; undefined for a fault of the server. */
function toRefusal(error: unknown): { status: number; line: string } | undefined {
  if (error instanceof OperatorRefusal) return { status: error.status, line: error.message };
  if (error instanceof FourEyesError) return { status: 409, line: error.message };
  if (error instanceof LedgerHaltedError) return { status: 409, line: error.message };
  if (error instanceof ApiError) {
    const status = error.code >= 400 && error.code < 500 ? error.code : 422;
    return { status, line: messageFor('en_US', error.reason, error.params) };
  }
  if (isDatabaseUnavailable(error)) {
    return { status: 503, line: 'the database is not available; try again in a moment' };
  }
  // A body that cannot be read, is too large or of an unknown type.
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number') {
    if (error.statusCode < 500) return { status: error.statusCode, line: errorLine(error) };
  }
  return undefined;
}
