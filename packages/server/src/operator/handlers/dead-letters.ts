import type { Selectable } from 'kysely';
import { recordAudit } from '../../core/audit/record.ts';
import { toDate } from '../../core/clock.ts';
import { readPage } from '../../core/database/read-page.ts';
import type { Reader } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import {
  type DeadLetterTable,
  UNRESOLVED,
  type Unpostable,
} from '../../domains/dead-letters/index.ts';
import { takeWebhook } from '../../domains/payments/index.ts';
import { readSiteMoney, takeEvent } from '../../domains/play/index.ts';
import type { Core } from '../../platform/core.ts';
import { deadLetters } from '../calls/index.ts';
import { nothingFound, OperatorRefusal } from '../refusal.ts';
import type { OperatorRoutes } from '../routes.ts';

type Row = Selectable<DeadLetterTable>;

/** Maximum number that one call tries to post. */
const RETRY_LIMIT = 500;

/** Messages of third parties that cannot be posted (ADR 0038). */
export function answerDeadLetters(core: Core, routes: OperatorRoutes): void {
  const { db, clock } = core;

  routes.read(deadLetters.listDeadLetters, async ({ args: { state, page, limit } }) => {
    const found = db
      .selectFrom('dead_letter')
      .leftJoin('player', 'player.id', 'dead_letter.player_id')
      .$if(state === 'unresolved', (query) => query.where('state', 'in', UNRESOLVED))
      .$if(state !== 'unresolved' && state !== 'all', (query) =>
        query.where('state', '=', state as Row['state']),
      );
    const { rows, total } = await readPage(
      found.selectAll('dead_letter').select('player.username').orderBy('dead_letter.id', 'desc'),
      { page, limit },
    );
    return { rows: rows.map((row) => getLine(row, row.username)), total };
  });

  routes.read(deadLetters.showDeadLetter, async ({ args: { id } }) => {
    const row = await find(db, id);
    const player = await db
      .selectFrom('player')
      .select('username')
      .where('id', '=', row.player_id)
      .executeTakeFirst();
    return {
      ...getLine(row, player?.username ?? null),
      detail: row.detail,
      payload: row.payload,
      closedAt: row.closed_at?.toISOString() ?? null,
      closedBy: row.closed_by,
    };
  });

  routes.act(deadLetters.retryDeadLetter, async ({ args: { id }, actor }) => {
    const letters =
      id === 'open' || id === 'deferred'
        ? await db
            .selectFrom('dead_letter')
            .selectAll()
            .where('state', '=', id)
            // In the order of arrival, so that a win finds its bet.
            .orderBy('id')
            .limit(RETRY_LIMIT)
            .execute()
        : [await findUnresolved(db, id)];
    const rows: { id: string; state: Row['state']; reason: string }[] = [];
    for (const letter of letters) rows.push(await retry(letter, actor));
    return { rows };
  });

  async function retry(letter: Row, actor: string) {
    const unpostable = await postAgain(core, letter);
    const state = unpostable ? (unpostable.deferred ? 'deferred' : 'open') : 'posted';
    const reason = unpostable?.reason ?? letter.reason;
    await withTransaction(db, async (trx) => {
      await trx
        .updateTable('dead_letter')
        .set({
          state,
          reason,
          detail: unpostable?.detail ?? letter.detail,
          ...(state === 'posted' && { closed_at: toDate(clock), closed_by: actor }),
        })
        .where('id', '=', letter.id)
        .where('state', 'in', UNRESOLVED)
        .execute();
      await recordAudit(trx, clock, {
        actor,
        action: deadLetters.retryDeadLetter.id,
        subject: `deadLetter:${letter.id}`,
        detail: { state, reason },
      });
    });
    return { id: String(letter.id), state, reason } as const;
  }

  routes.change(deadLetters.handleDeadLetter, async ({ trx, args: { id, reason }, actor }) => {
    const before = await findUnresolved(trx, id);
    const handled = await trx
      .updateTable('dead_letter')
      .set({ state: 'handled', closed_at: toDate(clock), closed_by: actor })
      .where('id', '=', before.id)
      .where('state', '=', before.state)
      .returning('id')
      .executeTakeFirst();
    if (!handled) throw new OperatorRefusal(409, `dead letter ${id} was changed concurrently`);
    return {
      answer: { id, state: 'handled' as const },
      subject: `deadLetter:${id}`,
      before: { state: before.state },
      after: { state: 'handled' },
      note: { reason },
    };
  });
}

/** @returns why it still cannot be posted; undefined once it is. */
async function postAgain(core: Core, letter: Row): Promise<Unpostable | undefined> {
  const payload: unknown = JSON.parse(letter.payload);
  const { channel, party } = letter;
  if (channel !== 'feed' && channel !== 'report') return await takeWebhook(core, payload);
  const money = await readSiteMoney(core.db);
  return (await takeEvent(core, party, money, payload, channel)).unpostable;
}

async function find(on: Reader, id: string): Promise<Row> {
  const row = await on
    .selectFrom('dead_letter')
    .selectAll()
    .where('id', '=', BigInt(id))
    .executeTakeFirst();
  if (!row) throw nothingFound(`dead letter ${id}`);
  return row;
}

/** @throws OperatorRefusal 404, or 409 if it was posted or handled before. */
async function findUnresolved(on: Reader, id: string): Promise<Row> {
  const row = await find(on, id);
  if (!UNRESOLVED.includes(row.state)) {
    throw new OperatorRefusal(409, `dead letter ${id} is already ${row.state}`);
  }
  return row;
}

function getLine(row: Row, username: string | null) {
  return {
    id: String(row.id),
    state: row.state,
    party: row.party,
    channel: row.channel,
    kind: row.kind,
    reference: row.reference,
    player: username ?? row.player_id,
    reason: row.reason,
    seen: row.seen,
    firstAt: row.first_at.toISOString(),
    lastAt: row.last_at.toISOString(),
  };
}
