import { games, play, wallet } from '@parlor/api/calls';
import { toDecimal } from '@parlor/api/rules';
import { toDate } from '../../core/clock.ts';
import { notFound } from '../../core/http/errors.ts';
import { isUuid } from '../../core/http/uuid.ts';
import { everyDay } from '../../core/jobs/daily.ts';
import type { Module } from '../../platform/platform.ts';
import { readSite, type SiteSettings } from '../site/index.ts';
import { getBalanceInfo } from '../wallet/index.ts';
import { playInvariants } from './invariants.ts';
import { launch } from './launch.ts';
import { leave } from './leave.ts';
import { findOpenRounds, listOpenRounds } from './open-rounds.ts';
import { countPlaysToday, rankGames } from './plays.ts';
import { reconcile, recoverSessions, resolveTransfers } from './recover.ts';
import { rejoin, suspend } from './rejoin.ts';
import {
  findSession,
  listOpenSessions,
  readSession,
  type SessionRow,
  toSession,
  unacknowledgedRecoveries,
} from './sessions.ts';
import { answerProvider } from './smp.ts';
import { topUp } from './top-up.ts';

const isUnsettled = ({ state }: SessionRow): boolean => state !== 'settled';

/** When hot games are ranked, in the site's zone. */
const RANKING_TIME = '00:05';

/** Playing for money: launch, top up, exit, recovery, and the provider's reports. */
export const playModule: Module = ({ core, calls, beyondCalls }) => {
  const { db, clock, jobs } = core;

  calls.money(play.launchGame, async ({ principal, args, idempotencyKey, locale }) =>
    launch(core, await readSite(db), {
      playerId: principal.playerId,
      idempotencyKey,
      gameId: args.id,
      locale: args.locale ?? locale,
      platform: args.platform,
      theme: args.theme ?? '',
      amount: args.amount,
      recordId: args.recordId,
    }),
  );

  calls.player(play.rejoinGame, async ({ principal, args }) =>
    rejoin(core, await readSite(db), principal.playerId, args.id),
  );

  calls.player(play.sessionInfo, async ({ principal, args }) => {
    const session = await findSession(db, principal.playerId, args.id);
    if (!session) throw notFound();
    return toSession(db, session, (await readSite(db)).currencyExponent);
  });

  calls.player(play.openSessions, async ({ principal }) => {
    const { currencyExponent } = await readSite(db);
    const open = await listOpenSessions(db, principal.playerId);
    const recovered = await unacknowledgedRecoveries(db, principal.playerId);
    return {
      rows: await Promise.all(open.map((session) => toSession(db, session, currencyExponent))),
      recovered: await Promise.all(
        recovered.map((session) => toSession(db, session, currencyExponent)),
      ),
      openRounds: await listOpenRounds(db, principal.playerId, currencyExponent),
    };
  });

  calls.player(play.acknowledgeRecovered, async ({ principal, args }) => {
    const session = await findSession(db, principal.playerId, args.id);
    if (!session) throw notFound();
    await db
      .updateTable('play_session')
      .set({ acknowledged_at: toDate(clock) })
      .where('id', '=', session.id)
      .where('acknowledged_at', 'is', null)
      .execute();
    return {};
  });

  calls.player(play.exitGame, async ({ principal, args }) => {
    if (!isUuid(args.id)) throw notFound();
    const settings = await readSite(db);
    const { session } = await leave(core, settings, args.id, {
      by: 'player',
      reason: 'the player left',
      playerId: principal.playerId,
    });
    return toSession(db, session, settings.currencyExponent);
  });

  calls.money(play.topUpGame, async ({ principal, args, idempotencyKey }) => {
    const settings = await readSite(db);
    const session = await topUp(core, settings, {
      playerId: principal.playerId,
      idempotencyKey,
      sessionId: args.id,
      amount: args.amount,
    });
    return toSession(db, session, settings.currencyExponent);
  });

  /** Leaves a session without its game; a page that may only be reloading keeps it for a moment. */
  const exitFor = async (settings: SiteSettings, sessionId: string, mayReturn: boolean) =>
    mayReturn && (await suspend(core, sessionId))
      ? { session: await readSession(db, sessionId), amount: 0n }
      : await leave(core, settings, sessionId, {
          by: 'platform',
          reason: 'the page went away',
        });

  /** What the player finds in sessions that have ended: a round may wait in the game of one. */
  const describeEnded = async (playerId: string, ended: readonly SessionRow[]) => {
    if (ended.length === 0) return 'nothing' as const;
    const rounds = await findOpenRounds(db, playerId);
    const hasOpenRound = rounds.some((round) =>
      ended.some(({ game_id: id }) => id === round.game_id),
    );
    return hasOpenRound ? ('resumable' as const) : ('settled' as const);
  };

  calls.player(games.autoExitGame, async ({ principal, args: { sessionId, mayReturn } }) => {
    const settings = await readSite(db);
    const found = sessionId
      ? [await findSession(db, principal.playerId, sessionId)]
      : await listOpenSessions(db, principal.playerId);
    const open = found.flatMap((session) => session ?? []).filter(isUnsettled);
    const exits = await Promise.all(open.map(({ id }) => exitFor(settings, id, mayReturn)));
    const waiting = exits.map(({ session }) => session).filter(isUnsettled);
    const [retryAt] = waiting.flatMap(({ retry_at: at }) => at?.toISOString() ?? []).toSorted();
    const total = exits.reduce((sum, { amount }) => sum + amount, 0n);
    return {
      amount: toDecimal(total, settings.currencyExponent),
      state: waiting.length > 0 ? 'recovering' : await describeEnded(principal.playerId, open),
      retryAt: retryAt ?? null,
    } as const;
  });

  calls.player(wallet.budgetAmount, async ({ principal }) => {
    const settings = await readSite(db);
    const open = await listOpenSessions(db, principal.playerId);
    // The balance of an active game stays; that of an abandoned one is returned.
    const idle = open.filter(({ state }) => state !== 'active' && state !== 'created');
    const how = { by: 'player', reason: 'the player asked for the balance' } as const;
    await Promise.all(idle.map(({ id }) => leave(core, settings, id, how)));
    return getBalanceInfo(db, principal.playerId, settings.currencyExponent);
  });

  const upSince = clock.now();
  beyondCalls((app) => answerProvider(app, core));
  jobs.every('play.recover', { seconds: 2 }, () => recoverSessions(core, upSince));
  jobs.every('play.transfers', { seconds: 3 }, () => resolveTransfers(core));
  jobs.every('play.reconcile', { seconds: 15 }, () => reconcile(core));
  jobs.every('play.countPlays', { seconds: 60 }, () => countPlaysToday(core));
  everyDay(
    core,
    'play.rankGames',
    async () => ({ time: RANKING_TIME, zone: (await readSite(db)).countryTimezone }),
    () => rankGames(core),
  );
  for (const invariant of playInvariants) core.auditor.add(invariant);
};
