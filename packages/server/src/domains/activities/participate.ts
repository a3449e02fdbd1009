import { isoDayAt } from '@parlor/api/rules';
import { recordAudit } from '../../core/audit/record.ts';
import { toDate } from '../../core/clock.ts';
import type { Trx } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import { conflict, notFound, refused } from '../../core/http/errors.ts';
import { assertNotHalted } from '../../ledger/index.ts';
import type { Core } from '../../platform/core.ts';
import { inLanguage } from '../content/index.ts';
import { sendApplicationRejected } from '../messages/index.ts';
import { lockPlayer, type Player } from '../players/index.ts';
import { findByScope, issueReward } from '../rewards/index.ts';
import { readSite } from '../site/index.ts';
import { type ActivityRow, findActivity, getScope, getStatus } from './store.ts';

interface Participation {
  readonly playerId: string;
  readonly activityId: string;
  readonly code?: string | undefined;
  readonly note?: string | undefined;
}

/**
 * Checks in for the day, claims the gift or applies. A repeated participation changes nothing.
 *
 * @throws ApiError 404; 422 `event.ended`, `promotion.codeWrong` or `accountFrozen`.
 */
export async function participate(core: Core, of: Participation): Promise<ActivityRow> {
  const { db, clock } = core;
  return await withTransaction(db, async (trx) => {
    const activity = await findActivity(trx, of.activityId);
    if (!activity) throw notFound();
    // The player's row is the lock: of two concurrent check-ins the second sees the first.
    const player = await lockPlayer(trx, of.playerId);
    if (!player) throw notFound();
    if (await findByScope(trx, getScope(activity.id, player.id))) return activity;
    if (getStatus(activity, clock.now()) !== 'open') throw refused('event.ended');
    if (player.frozen_at !== null) throw refused('accountFrozen');
    await assertNotHalted(trx, player.id);
    if (activity.kind === 'attend') await attend(core, trx, activity, player);
    else if (activity.kind === 'apply') await apply(core, trx, activity, player, of.note ?? '');
    else {
      checkCode(activity, of.code ?? '');
      await pay(core, trx, activity, player, 'system:activity');
    }
    return activity;
  });
}

async function attend(core: Core, trx: Trx, activity: ActivityRow, player: Player): Promise<void> {
  const { countryTimezone } = await readSite(trx);
  await trx
    .insertInto('activity_attendance')
    .values({
      activity_id: activity.id,
      player_id: player.id,
      day: isoDayAt(core.clock.now(), countryTimezone),
    })
    .onConflict((known) => known.doNothing())
    .execute();
  const { days } = await trx
    .selectFrom('activity_attendance')
    .select((select) => select.fn.countAll<bigint>().as('days'))
    .where('activity_id', '=', activity.id)
    .where('player_id', '=', player.id)
    .executeTakeFirstOrThrow();
  if (days >= (activity.required_days ?? 1)) {
    await pay(core, trx, activity, player, 'system:activity');
  }
}

async function apply(
  { clock }: Core,
  trx: Trx,
  activity: ActivityRow,
  player: Player,
  note: string,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('activity_application')
    .values({
      activity_id: activity.id,
      player_id: player.id,
      state: 'pendingReview',
      note: note.trim(),
      answer: '',
      applied_at: toDate(clock),
      decided_at: null,
      decided_by: null,
    })
    .onConflict((known) => known.doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) return;
  await recordAudit(trx, clock, {
    actor: `player:${player.id}`,
    action: 'activity.applied',
    subject: `activity:${activity.id}`,
  });
}

function checkCode({ code }: ActivityRow, given: string): void {
  const fold = (text: string) => text.trim().toUpperCase();
  if (code !== null && fold(given) !== fold(code)) {
    throw refused('promotion.codeWrong', { field: 'code' });
  }
}

async function pay(
  { clock }: Core,
  trx: Trx,
  activity: ActivityRow,
  player: Player,
  actor: string,
): Promise<void> {
  const { currencyCode: currency, websiteDefaultLanguage } = await readSite(trx);
  const name = inLanguage(activity.texts, websiteDefaultLanguage || 'en_US')?.title ?? activity.id;
  await issueReward(trx, clock, {
    playerId: player.id,
    program: 'activity',
    kind: activity.kind,
    scope: getScope(activity.id, player.id),
    subject: name,
    level: player.level,
    amount: activity.prize,
    currency,
    claim: 'atOnce',
    actor,
  });
}

/**
 * Decides an application; an approved one is paid at once, also after the end of the activity.
 *
 * @throws ApiError 404, or 409 if it was decided before.
 */
export async function reviewApplication(
  core: Core,
  of: {
    readonly activityId: string;
    readonly playerId: string;
    readonly decision: 'approved' | 'rejected';
    readonly answer: string;
    readonly actor: string;
  },
): Promise<void> {
  const { db, clock } = core;
  await withTransaction(db, async (trx) => {
    const activity = await trx
      .selectFrom('activity')
      .selectAll()
      .where('id', '=', of.activityId)
      .executeTakeFirst();
    const player = await lockPlayer(trx, of.playerId);
    const application = await trx
      .selectFrom('activity_application')
      .select('state')
      .where('activity_id', '=', of.activityId)
      .where('player_id', '=', of.playerId)
      .forUpdate()
      .executeTakeFirst();
    if (!activity || !player || !application) throw notFound();
    if (application.state !== 'pendingReview') throw conflict();
    await trx
      .updateTable('activity_application')
      .set({
        state: of.decision,
        answer: of.answer,
        decided_at: toDate(clock),
        decided_by: of.actor,
      })
      .where('activity_id', '=', of.activityId)
      .where('player_id', '=', of.playerId)
      .where('state', '=', 'pendingReview')
      .execute();
    await recordAudit(trx, clock, {
      actor: of.actor,
      action: `activity.${of.decision}`,
      subject: `activity:${activity.id}`,
      detail: { playerId: player.id, answer: of.answer },
    });
    if (of.decision === 'approved') await pay(core, trx, activity, player, of.actor);
    else await sendApplicationRejected(trx, clock, player.id);
  });
}
