import { toDecimal } from '@parlor/api/rules';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Clock, toDate } from '../../core/clock.ts';
import { hashToken, newToken } from '../../core/http/authentication.ts';
import { isUuid } from '../../core/http/uuid.ts';
import { LOTUS } from '../../core/integrations/connect.ts';
import { requireSignature } from '../../core/integrations/signed-scope.ts';
import { text } from '../../core/integrations/values.ts';
import { accounts, readBalance } from '../../ledger/index.ts';
import type { Core } from '../../platform/core.ts';
import { recordDeadLetter } from '../dead-letters/index.ts';
import { readSite } from '../site/index.ts';
import { CASH_FUND } from './funds.ts';
import { type BookingStatus, readSiteMoney } from './rounds.ts';
import { takeEvent } from './take-event.ts';

const authenticateBody = z.object({ launchToken: text });
const balanceBody = z.object({ sessionToken: text });
const roundStateBody = z.object({ roundId: text, state: z.enum(['open', 'closed', 'void']) });
const reportBody = z.record(z.string(), z.unknown());
const sessionEventBody = z.object({
  sessionId: text,
  event: z.enum(['opened', 'heartbeat', 'left', 'closed']),
});

/** Provider → platform calls of SMP/1 (docs/outside-world.md, "Games"). */
export async function answerProvider(app: FastifyInstance, core: Core): Promise<void> {
  const { db, clock, config } = core;
  const provider = LOTUS;
  await app.register(
    async (scope) => {
      requireSignature(scope, 'SMP', config.outside.lotus, clock);

      scope.post('/authenticate', async (request) => {
        const body = authenticateBody.safeParse(request.body);
        if (!body.success) return { status: 'TOKEN_INVALID' };
        return authenticate(core, body.data.launchToken);
      });

      scope.post('/balance', async (request) => {
        const body = balanceBody.safeParse(request.body);
        if (!body.success) return { status: 'TOKEN_INVALID' };
        const session = await db
          .selectFrom('play_session')
          .select(['player_id', 'state'])
          .where('token_hash', '=', hashToken(body.data.sessionToken))
          .executeTakeFirst();
        if (!session) return { status: 'TOKEN_INVALID' };
        const balance = await getInPlay(core, session.player_id, provider);
        return { status: session.state === 'settled' ? 'TOKEN_EXPIRED' : 'OK', balance };
      });

      for (const type of ['bet', 'win', 'rollback'] as const) {
        scope.post(`/${type}`, async (request) => report(core, provider, type, request.body));
      }

      scope.post('/round-state', async (request) => {
        const body = roundStateBody.safeParse(request.body);
        if (!body.success) return { status: 'UNKNOWN' };
        const { roundId, state } = body.data;
        if (state === 'open') return { status: 'OK' };
        await db
          .updateTable('game_round')
          .set({ state, closed_at: toDate(clock) })
          .where('provider', '=', provider)
          .where('round_id', '=', roundId)
          .where('state', '=', 'open')
          .execute();
        return { status: 'OK' };
      });

      scope.post('/session-event', async (request) => {
        const body = sessionEventBody.safeParse(request.body);
        if (!body.success) return { status: 'UNKNOWN' };
        await noteSessionEvent(core, provider, clock, body.data.sessionId, body.data.event);
        return { status: 'OK' };
      });
    },
    { prefix: '/smp/v1' },
  );
}

async function authenticate(core: Core, launchToken: string) {
  const { db, clock } = core;
  const sessionToken = newToken();
  const session = await db
    .updateTable('play_session')
    .set({
      launch_hash: null,
      token_hash: hashToken(sessionToken),
      state: 'active',
      seen_at: toDate(clock),
    })
    .where('launch_hash', '=', hashToken(launchToken))
    .where('launch_expires_at', '>', toDate(clock))
    .where('state', '=', 'created')
    .returning(['player_id', 'provider', 'locale'])
    .executeTakeFirst();
  if (!session) return { status: 'TOKEN_INVALID' };
  const { currencyCode } = await readSite(db);
  return {
    status: 'OK',
    sessionToken,
    playerRef: session.player_id,
    fundRef: CASH_FUND,
    currency: currencyCode,
    locale: session.locale,
    balance: await getInPlay(core, session.player_id, session.provider),
  };
}

/**
 * Books a provider's report. A status is final: an event that cannot be booked becomes a dead
 * letter and need not be sent again. Only server faults are thrown, and answered with HTTP 500 or
 * 503.
 */
async function report(
  core: Core,
  provider: string,
  type: 'bet' | 'win' | 'rollback',
  body: unknown,
): Promise<{ status: BookingStatus; balance?: string }> {
  // The token identifies the session to the provider alone; it is never stored.
  const { sessionToken: _, ...fields } = reportBody.safeParse(body).data ?? {};
  const payload = { ...fields, type };
  const money = await readSiteMoney(core.db);
  const { status, unbookable } = await takeEvent(core, provider, money, payload, 'report');
  if (unbookable) {
    await recordDeadLetter(core, { ...unbookable, party: provider, channel: 'report', payload });
  }
  const { playerRef } = fields;
  if (typeof playerRef !== 'string' || !isUuid(playerRef)) return { status };
  return { status, balance: await getInPlay(core, playerRef.toLowerCase(), provider) };
}

async function getInPlay(core: Core, playerId: string, provider: string): Promise<string> {
  const { currencyExponent } = await readSite(core.db);
  const account = accounts.inPlay(playerId, provider, accounts.cashFund);
  return toDecimal(await readBalance(core.db, account), currencyExponent);
}

async function noteSessionEvent(
  core: Core,
  provider: string,
  clock: Clock,
  providerSessionId: string,
  event: 'opened' | 'heartbeat' | 'left' | 'closed',
): Promise<void> {
  if (event === 'left' || event === 'closed') return;
  await core.db
    .updateTable('play_session')
    // A page that reports "left" may be reloading: only missing heartbeats make a session
    // abandoned.
    .set({ state: 'active', seen_at: toDate(clock), retry_at: null })
    .where('provider', '=', provider)
    .where('provider_session_id', '=', providerSessionId)
    .where('state', 'in', ['active', 'abandoned'])
    // An abandoned page that was only reloading; `POST /autoExitGame` may even arrive after its
    // return.
    .where((where) =>
      where.or([where('state', '=', 'active'), where('retry_at', '>', toDate(clock))]),
    )
    .execute();
}
