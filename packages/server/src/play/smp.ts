import { toDecimal } from '@parlor/api/rules';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Clock, instantOf } from '../clock.ts';
import type { Core } from '../core.ts';
import { hashToken, newToken } from '../http/authentication.ts';
import { isUuid } from '../http/uuid.ts';
import { accounts, balanceOf } from '../ledger/index.ts';
import { LOTUS } from '../outside/connect.ts';
import { requireSignature } from '../outside/signed-scope.ts';
import { readSite } from '../site/store.ts';
import { CASH_FUND } from './funds.ts';
import { type BookableEvent, bookEvent } from './rounds.ts';

const text = z.string().min(1).max(140);
const amount = z.string().regex(/^\d{1,15}(\.\d{1,3})?$/);
const stake = {
  txId: text,
  roundId: text,
  playerRef: text,
  fundRef: text,
  gameCode: text,
  amount,
  currency: z.string().length(3),
};

const authenticateBody = z.object({ launchToken: text });
const balanceBody = z.object({ sessionToken: text });
const betBody = z.object(stake);
const winBody = z.object({ ...stake, refTxId: text, roundClosed: z.boolean() });
const rollbackBody = z.object({
  txId: text,
  refTxId: text,
  roundId: text,
  playerRef: text,
  fundRef: text,
});
const roundStateBody = z.object({
  roundId: text,
  playerRef: text,
  state: z.enum(['open', 'closed', 'void']),
});
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
        const { launchToken } = authenticateBody.parse(request.body);
        return authenticate(core, launchToken);
      });

      scope.post('/balance', async (request) => {
        const { sessionToken } = balanceBody.parse(request.body);
        const session = await db
          .selectFrom('play_session')
          .select(['player_id', 'state'])
          .where('token_hash', '=', hashToken(sessionToken))
          .executeTakeFirst();
        if (!session) return { status: 'TOKEN_INVALID' };
        const balance = await inPlayOf(core, session.player_id, provider);
        return { status: session.state === 'settled' ? 'TOKEN_EXPIRED' : 'OK', balance };
      });

      scope.post('/bet', async (request) => {
        const bet = betBody.parse(request.body);
        return book(core, provider, { ...bet, type: 'bet', refTxId: null, roundClosed: false });
      });

      scope.post('/win', async (request) => {
        const win = winBody.parse(request.body);
        return book(core, provider, { ...win, type: 'win' });
      });

      scope.post('/rollback', async (request) => {
        const rollback = rollbackBody.parse(request.body);
        return book(core, provider, {
          ...rollback,
          type: 'rollback',
          gameCode: '',
          amount: '0',
          currency: '',
          roundClosed: true,
        });
      });

      scope.post('/round-state', async (request) => {
        const { roundId, state } = roundStateBody.parse(request.body);
        if (state === 'open') return { status: 'OK' };
        await db
          .updateTable('game_round')
          .set({ state, closed_at: instantOf(clock) })
          .where('provider', '=', provider)
          .where('round_id', '=', roundId)
          .where('state', '=', 'open')
          .execute();
        return { status: 'OK' };
      });

      scope.post('/session-event', async (request) => {
        const { sessionId, event } = sessionEventBody.parse(request.body);
        await noteSessionEvent(core, provider, clock, sessionId, event);
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
      seen_at: instantOf(clock),
    })
    .where('launch_hash', '=', hashToken(launchToken))
    .where('launch_expires_at', '>', instantOf(clock))
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
    balance: await inPlayOf(core, session.player_id, session.provider),
  };
}

async function book(core: Core, provider: string, event: BookableEvent) {
  const { currencyCode: currency, currencyExponent: exponent } = await readSite(core.db);
  const status = await bookEvent(core, provider, { currency, exponent }, event);
  if (!isUuid(event.playerRef)) return { status };
  return { status, balance: await inPlayOf(core, event.playerRef, provider) };
}

async function inPlayOf(core: Core, playerId: string, provider: string): Promise<string> {
  const { currencyExponent } = await readSite(core.db);
  const account = accounts.inPlay(playerId, provider, accounts.cashFund);
  return toDecimal(await balanceOf(core.db, account), currencyExponent);
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
    // A page that says "left" may be a reload: silence alone makes a session abandoned.
    .set({ state: 'active', seen_at: instantOf(clock), retry_at: null })
    .where('provider', '=', provider)
    .where('provider_session_id', '=', providerSessionId)
    .where((where) =>
      where.or([
        where('state', '=', 'active'),
        // The page was only reloading; `POST /autoExitGame` may even arrive after its return.
        where.and([where('state', '=', 'abandoned'), where('retry_at', '>', instantOf(clock))]),
      ]),
    )
    .execute();
}
