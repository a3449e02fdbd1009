import { DAY_MS } from '@parlor/api/constants';
import { canonicalPhone, canonicalUsername, checkPhone, toDecimal } from '@parlor/api/rules';
import { recordAudit } from '../../core/audit/record.ts';
import { type Clock, toDate } from '../../core/clock.ts';
import { readPage } from '../../core/database/read-page.ts';
import type { Db, Reader, Trx } from '../../core/database/schema.ts';
import { decideByTwo } from '../../core/four-eyes/four-eyes.ts';
import { isUuid } from '../../core/http/uuid.ts';
import { getLastFour, listCards } from '../../domains/cards/index.ts';
import { leave, listOpenSessions } from '../../domains/play/index.ts';
import {
  changePhone,
  findPlayer,
  findPlayerByName,
  lockPlayer,
  maskPhone,
  type Player,
} from '../../domains/players/index.ts';
import { endSessions, revokeSession } from '../../domains/sessions/index.ts';
import { readSite } from '../../domains/site/index.ts';
import { readStatementOfDays } from '../../domains/transactions/index.ts';
import { getBalanceInfo } from '../../domains/wallet/index.ts';
import type { Core } from '../../platform/core.ts';
import { players } from '../calls/index.ts';
import { nothingFound, OperatorRefusal } from '../refusal.ts';
import type { OperatorRoutes } from '../routes.ts';

/** Payouts wait after a change of the phone, so that the owner can object (product decision 54). */
const PHONE_HOLD_MS = DAY_MS;

/** Finding players, freezing them, ending their sessions. */
export function answerPlayers(core: Core, routes: OperatorRoutes): void {
  const { db, clock, config } = core;

  routes.read(players.findPlayers, async ({ args }) => {
    const { search, frozen, page, limit } = args;
    const { countryCode } = await readSite(db);
    const found = db
      .selectFrom('player')
      .$if(frozen === true, (query) => query.where('frozen_at', 'is not', null))
      .$if(search !== undefined, (query) => {
        const text = search ?? '';
        const within = (part: string) => `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`;
        const digits = text.replaceAll(/\D/g, '');
        const phoneKey = canonicalPhone(text, countryCode);
        return query.where((where) =>
          where.or([
            where('username_key', 'like', within(canonicalUsername(text))),
            ...(isUuid(text) ? [where('id', '=', text)] : []),
            ...(phoneKey === undefined ? [] : [where('phone_key', '=', phoneKey)]),
            ...(digits.length >= 3
              ? [where('phone', 'like', within(digits)), where('phone_key', 'like', within(digits))]
              : []),
          ]),
        );
      });
    const { rows, total } = await readPage(
      found.selectAll().orderBy('registered_at', 'desc').orderBy('id'),
      { page, limit },
    );
    return {
      rows: rows.map((row) => ({ ...getLine(row), phone: maskPhone(row.phone) })),
      total,
    };
  });

  routes.act(players.showPlayer, async ({ args, actor }) => {
    const player = await getPlayer(db, args.player);
    const { currencyExponent } = await readSite(db);
    const cards = await listCards(db, player.id);
    const [open] = await listOpenSessions(db, player.id);
    const sessions = await livingSessions(db, clock, config.sessions.idleMs, player.id);
    const answer = {
      ...getLine(player),
      nickname: player.nickname,
      realname: player.realname,
      gender: player.gender,
      birthday: player.birthday,
      email: player.email,
      invitedBy: player.invited_by,
      freeze: await getFreeze(db, player),
      money: { ...(await getBalanceInfo(db, player.id, currencyExponent)) },
      cards: cards.map((card) => `${card.bank_name} •• ${getLastFour(card)}`),
      playing: open?.game_name ?? null,
      livingSessions: sessions.length,
    };
    await recordAudit(db, clock, {
      actor,
      action: players.showPlayer.id,
      subject: `player:${player.id}`,
    });
    return answer;
  });

  routes.change(
    players.freezePlayer,
    async ({ trx, args: { player: who, reason } }) => {
      const player = await locked(trx, who);
      if (player.frozen_at !== null) {
        throw new OperatorRefusal(409, `${player.username} is already frozen`);
      }
      await setFrozen(trx, player.id, toDate(clock));
      const [open] = await listOpenSessions(trx, player.id);
      return {
        answer: {
          playerId: player.id,
          username: player.username,
          left: open?.game_name ?? null,
        },
        subject: `player:${player.id}`,
        before: { frozen: false },
        after: { frozen: true },
        note: { reason },
      };
    },
    ({ playerId }) => leaveGame(core, playerId),
  );

  routes.change(players.unfreezePlayer, async ({ trx, args: { player: who, reason } }) => {
    const player = await locked(trx, who);
    if (player.frozen_at === null) {
      throw new OperatorRefusal(409, `${player.username} is not frozen`);
    }
    await setFrozen(trx, player.id, null);
    return {
      answer: { playerId: player.id, username: player.username },
      subject: `player:${player.id}`,
      before: { frozen: true },
      after: { frozen: false },
      note: { reason },
    };
  });

  routes.change(players.changePhone, async ({ trx, args, actor }) => {
    const { countryCode } = await readSite(trx);
    const checked = checkPhone(args.phone, countryCode);
    const phoneKey = canonicalPhone(args.phone, countryCode);
    if (!checked.ok || phoneKey === undefined) {
      throw new OperatorRefusal(422, `phone: ${args.phone} is no phone number of ${countryCode}`);
    }
    const player = await locked(trx, args.player);
    const { reason } = args;
    const subject = `player:${player.id}`;
    if (player.phone_key === phoneKey) throw new OperatorRefusal(409, 'it is the phone already');
    const action = players.changePhone.id;
    const facts = { phone: phoneKey };
    const step = await decideByTwo(trx, clock, { action, subject, facts, actor, reason });
    const phone = maskPhone(checked.value);
    if (step === 'proposed') {
      return {
        answer: { playerId: player.id, state: 'proposed' as const, payoutsHeldUntil: null },
        subject,
        note: { reason, proposed: phone },
      };
    }
    const holdUntil = toDate(clock, PHONE_HOLD_MS);
    await changePhone(trx, player, { phone: checked.value, phoneKey, holdUntil });
    await endSessions(trx, clock, player.id);
    return {
      answer: {
        playerId: player.id,
        state: 'done' as const,
        payoutsHeldUntil: holdUntil.toISOString(),
      },
      subject,
      before: { phone: maskPhone(player.phone) },
      after: { phone },
      note: { reason },
    };
  });

  routes.act(players.showStatement, async ({ args, actor }) => {
    const player = await getPlayer(db, args.player);
    const { countryTimezone: zone, currencyCode, currencyExponent } = await readSite(db);
    const money = (minor: bigint) => toDecimal(minor, currencyExponent);
    const statement = await readStatementOfDays(db, player.id, args, zone);
    if (!statement) throw new OperatorRefusal(422, 'until: choose a period of at most a year');
    await recordAudit(db, clock, {
      actor,
      action: players.showStatement.id,
      subject: `player:${player.id}`,
      detail: { from: args.from, until: args.until },
    });
    return {
      player: player.username,
      openingBalance: money(statement.opening),
      closingBalance: money(statement.closing),
      currency: currencyCode,
      rows: statement.lines.map((line) => ({
        at: line.at.toISOString(),
        type: line.type,
        kind: line.kind,
        subject: line.subject,
        amount: money(line.amount),
        balanceAfter: money(line.balanceAfter),
        ref: line.ref,
      })),
    };
  });

  routes.read(players.listSessions, async ({ args }) => {
    const player = await getPlayer(db, args.player);
    const rows = await livingSessions(db, clock, config.sessions.idleMs, player.id);
    return {
      rows: rows.map((row) => ({
        sessionId: row.id,
        startedAt: row.started_at.toISOString(),
        activeAt: row.active_at.toISOString(),
        device: row.device,
      })),
      total: rows.length,
    };
  });

  routes.change(players.endSessions, async ({ trx, args }) => {
    const player = await locked(trx, args.player);
    const living = await livingSessions(trx, clock, config.sessions.idleMs, player.id);
    const one = living.find(({ id }) => id === args.session);
    if (args.session !== undefined && !one) throw nothingFound('such session of this player');
    if (one) await revokeSession(trx, clock, player.id, one.id);
    else await endSessions(trx, clock, player.id);
    const ended = one ? 1 : living.length;
    return {
      answer: { playerId: player.id, ended },
      subject: `player:${player.id}`,
      note: { reason: args.reason, ended, ...(one && { session: one.id }) },
    };
  });
}

function getLine(player: Player) {
  return {
    playerId: player.id,
    username: player.username,
    phone: player.phone,
    level: player.level,
    registeredAt: player.registered_at.toISOString(),
    frozen: player.frozen_at !== null,
  };
}

/** @throws OperatorRefusal 404. */
export async function getPlayer(on: Reader, who: string): Promise<Player> {
  const { countryCode } = await readSite(on);
  const player = isUuid(who)
    ? await findPlayer(on, who)
    : await findPlayerByName(on, who, countryCode);
  if (!player) throw nothingFound(`player “${who}”`);
  return player;
}

async function locked(trx: Trx, who: string): Promise<Player> {
  const { id } = await getPlayer(trx, who);
  const player = await lockPlayer(trx, id);
  if (!player) throw nothingFound(`player “${who}”`);
  return player;
}

async function setFrozen(trx: Trx, id: string, at: Date | null): Promise<void> {
  await trx.updateTable('player').set({ frozen_at: at }).where('id', '=', id).execute();
}

/**
 * Exits the open games: no more bets there, and the money returns to the wallet. The recovery worker
 * continues an exit that cannot be finished now.
 */
async function leaveGame(core: Core, playerId: string): Promise<void> {
  const how = { by: 'platform', reason: 'the account was frozen' } as const;
  for (const { id } of await listOpenSessions(core.db, playerId)) {
    await leave(core, await readSite(core.db), id, how);
  }
}

/** Who froze a player, and why, from the audit log. */
async function getFreeze(on: Db, player: Player) {
  if (player.frozen_at === null) return null;
  const entry = await on
    .selectFrom('audit_entry')
    .select(['actor', 'detail'])
    .where('subject', '=', `player:${player.id}`)
    .where('action', '=', players.freezePlayer.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    at: player.frozen_at.toISOString(),
    by: entry?.actor ?? '',
    reason: String(entry?.detail.reason ?? ''),
  };
}

async function livingSessions(on: Reader, clock: Clock, idleMs: number, playerId: string) {
  return await on
    .selectFrom('player_session')
    .select(['id', 'started_at', 'active_at', 'device'])
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', toDate(clock))
    .where('active_at', '>', toDate(clock, -idleMs))
    .orderBy('active_at', 'desc')
    .execute();
}
