import { toDecimal } from '@parlor/api/rules';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Clock, toDate } from '../../core/clock.ts';
import { hashToken, newToken } from '../../core/http/authentication.ts';
import { isUuid } from '../../core/http/uuid.ts';
import { getProviders } from '../../core/integrations/connect.ts';
import { requireSignature } from '../../core/integrations/signed-scope.ts';
import { text } from '../../core/integrations/values.ts';
import { accounts, readBalance } from '../../ledger/index.ts';
import type { Core } from '../../platform/core.ts';
import { recordDeadLetter } from '../dead-letters/index.ts';
import { readSite } from '../site/index.ts';
import { CASH_FUND, parseFund } from './funds.ts';
import { getPort } from './provider-port.ts';
import { type PostingStatus, readSiteMoney } from './rounds.ts';
import { type BetDecision, decideBet } from './seamless.ts';
import { takeEvent } from './take-event.ts';

const authenticateBody = z.object({ launchToken: text });
const balanceBody = z.object({ sessionToken: text });
const roundStateBody = z.object({
  roundId: text,
  state: z.enum(['open', 'closed', 'void']),
  resumable: z.boolean().default(false),
  expiresAt: z.iso.datetime({ offset: true }).nullable().default(null),
});
const reportBody = z.record(z.string(), z.unknown());
const sessionEventBody = z.object({
  sessionId: text,
  event: z.enum(['opened', 'heartbeat', 'left', 'closed']),
});

/** Provider → platform calls of SMP/1 (docs/outside-world.md, "Games"). */
export async function answerProvider(app: FastifyInstance, core: Core): Promise<void> {
  const { db, clock, config } = core;
  await app.register(
    async (scope) => {
      const getSigner = requireSignature(scope, 'SMP', getProviders(config.outside), clock);

      scope.post('/authenticate', async (request) => {
        const body = authenticateBody.safeParse(request.body);
        if (!body.success) return { status: 'TOKEN_INVALID' };
        return authenticate(core, getSigner(request).provider, body.data.launchToken);
      });

      scope.post('/balance', async (request) => {
        const body = balanceBody.safeParse(request.body);
        if (!body.success) return { status: 'TOKEN_INVALID' };
        const session = await db
          .selectFrom('play_session')
          .select(['player_id', 'provider', 'fund_ref', 'state'])
          .where('token_hash', '=', hashToken(body.data.sessionToken))
          .where('provider', '=', getSigner(request).provider)
          .executeTakeFirst();
        if (!session) return { status: 'TOKEN_INVALID' };
        const balance = await getPlayable(core, session);
        return { status: session.state === 'settled' ? 'TOKEN_EXPIRED' : 'OK', balance };
      });

      for (const type of ['bet', 'win', 'rollback'] as const) {
        scope.post(`/${type}`, async (request) => {
          const { provider, walletKind } = getSigner(request);
          const isDecided = walletKind === 'seamless' && type === 'bet';
          if (isDecided) return await decide(core, provider, request.body);
          return await report(core, provider, type, request.body);
        });
      }

      scope.post('/round-state', async (request) => {
        const body = roundStateBody.safeParse(request.body);
        if (!body.success) return { status: 'UNKNOWN' };
        const { roundId, state, resumable, expiresAt } = body.data;
        const round = { provider: getSigner(request).provider, round_id: roundId };
        const isOpen = state === 'open';
        await db
          .updateTable('game_round')
          .set({
            state,
            closed_at: isOpen ? null : toDate(clock),
            resumable: isOpen && resumable,
            expires_at: isOpen && expiresAt !== null ? new Date(expiresAt) : null,
          })
          .where((where) => where.and(round))
          // A late report does not reopen a round.
          .where('state', '=', 'open')
          .execute();
        return { status: 'OK' };
      });

      scope.post('/session-event', async (request) => {
        const body = sessionEventBody.safeParse(request.body);
        if (!body.success) return { status: 'UNKNOWN' };
        const { provider } = getSigner(request);
        await noteSessionEvent(core, provider, clock, body.data.sessionId, body.data.event);
        return { status: 'OK' };
      });
    },
    { prefix: '/smp/v1' },
  );
}

async function authenticate(core: Core, provider: string, launchToken: string) {
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
    .where('provider', '=', provider)
    .where('launch_expires_at', '>', toDate(clock))
    .where('state', '=', 'created')
    .returning(['player_id', 'provider', 'fund_ref', 'locale'])
    .executeTakeFirst();
  if (!session) return { status: 'TOKEN_INVALID' };
  const { currencyCode } = await readSite(db);
  return {
    status: 'OK',
    sessionToken,
    playerRef: session.player_id,
    fundRef: session.fund_ref,
    currency: currencyCode,
    locale: session.locale,
    balance: await getPlayable(core, session),
  };
}

/**
 * Posts a provider's report. A status is final: an event that cannot be posted becomes a dead
 * letter and need not be sent again. Only server faults are thrown, and answered with HTTP 500 or
 * 503.
 */
async function report(
  core: Core,
  provider: string,
  type: 'bet' | 'win' | 'rollback',
  body: unknown,
): Promise<{ status: PostingStatus; balance?: string }> {
  // The token identifies the session to the provider alone; it is never stored.
  const { sessionToken: _, ...fields } = reportBody.safeParse(body).data ?? {};
  const payload = { ...fields, type };
  const money = await readSiteMoney(core.db);
  const { status, unpostable } = await takeEvent(core, provider, money, payload, 'report');
  if (unpostable) {
    await recordDeadLetter(core, { ...unpostable, party: provider, channel: 'report', payload });
  }
  const { playerRef, fundRef } = fields;
  if (typeof playerRef !== 'string' || !isUuid(playerRef)) return { status };
  const fund = { fund_ref: typeof fundRef === 'string' ? fundRef : CASH_FUND };
  const balance = await getPlayable(core, {
    ...fund,
    player_id: playerRef.toLowerCase(),
    provider,
  });
  return { status, balance };
}

/** Answers a bet of a seamless provider with the decision and the balance after it. */
async function decide(
  core: Core,
  provider: string,
  body: unknown,
): Promise<Omit<BetDecision, 'playerId'> & { balance?: string }> {
  const { data: fields = {} } = reportBody.safeParse(body);
  const money = await readSiteMoney(core.db);
  const { playerId, ...decision } = await decideBet(core, provider, money, fields);
  if (playerId === undefined) return decision;
  const fund_ref = typeof fields.fundRef === 'string' ? fields.fundRef : CASH_FUND;
  const balance = await getPlayable(core, { player_id: playerId, provider, fund_ref });
  return { ...decision, balance };
}

/** What a player can stake at a provider: the balance there, or the fund itself if seamless. */
async function getPlayable(
  core: Core,
  {
    player_id: playerId,
    provider,
    fund_ref: fundRef,
  }: { player_id: string; provider: string; fund_ref: string },
): Promise<string> {
  const { currencyExponent } = await readSite(core.db);
  const fund = parseFund(fundRef) ?? accounts.cashFund;
  const isSeamless = getPort(core, provider).walletKind === 'seamless';
  const account = isSeamless
    ? accounts.fundAccount(playerId, fund)
    : accounts.inPlay(playerId, provider, fund);
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
