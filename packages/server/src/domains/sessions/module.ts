import { profile } from '@parlor/api/calls';
import { recordAudit } from '../../core/audit/record.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import { notFound } from '../../core/http/errors.ts';
import type { Module } from '../../platform/platform.ts';
import { getDevice } from './device.ts';
import { pruneKnownDevices } from './known-devices.ts';
import { endSessions, getLivingSessions, pruneSessions, revokeSession } from './sessions.ts';

const PRUNE_SECONDS = 3_600;

/** The sessions of a player, and how they end (S16, S17). */
export const sessionsModule: Module = ({ core, calls }) => {
  const { db, clock, config } = core;

  calls.player(profile.sessionList, async ({ principal }) => {
    const rows = await getLivingSessions(db, clock, config, principal.playerId);
    const current = rows.filter(({ id }) => id === principal.sessionId);
    const others = rows.filter(({ id }) => id !== principal.sessionId);
    return {
      rows: [...current, ...others].map((row) => ({
        sessionId: row.id,
        ...getDevice(row.device),
        startedAt: row.started_at.toISOString(),
        lastSeenAt: row.active_at.toISOString(),
        current: row.id === principal.sessionId,
      })),
    };
  });

  calls.player(profile.endSession, async ({ principal: { playerId, sessionId }, args }) => {
    const mine = await getLivingSessions(db, clock, config, playerId);
    const session = mine.find(({ id }) => id === args.sessionId);
    if (!session) throw notFound();
    await withTransaction(db, async (trx) => {
      await revokeSession(trx, clock, playerId, session.id, sessionId);
      const player = `player:${playerId}`;
      await recordAudit(trx, clock, { actor: player, action: 'session.ended', subject: player });
    });
    return {};
  });

  calls.player(profile.endOtherSessions, async ({ principal: { playerId, sessionId } }) => {
    const ended = await withTransaction(db, async (trx) => {
      const mine = await getLivingSessions(trx, clock, config, playerId);
      await endSessions(trx, clock, playerId, sessionId);
      const count = mine.filter(({ id }) => id !== sessionId).length;
      const player = `player:${playerId}`;
      await recordAudit(trx, clock, {
        actor: player,
        action: 'session.othersEnded',
        subject: player,
        detail: { ended: count },
      });
      return count;
    });
    return { ended };
  });

  core.jobs.every('sessions.prune', { seconds: PRUNE_SECONDS }, () =>
    pruneSessions(db, clock, config),
  );
  core.jobs.every('sessions.pruneDevices', { seconds: PRUNE_SECONDS }, () =>
    pruneKnownDevices(db, clock),
  );
};
