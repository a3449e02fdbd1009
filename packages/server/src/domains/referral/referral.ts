import { createHash } from 'node:crypto';
import type {
  ReferralEarning,
  ReferralOverview,
  ReferredPlayer,
} from '@parlor/api/entities/referral';
import { toDecimal } from '@parlor/api/rules';
import { type Paging, readPage } from '../../core/database/read-page.ts';
import type { Reader } from '../../core/database/schema.ts';
import type { Core } from '../../platform/core.ts';
import { sumValidBets } from '../play/index.ts';
import { findPlayer, hidePhone } from '../players/index.ts';
import { listClaimable, type RewardRow, sumAmounts } from '../rewards/index.ts';
import type { SiteSettings } from '../site/index.ts';
import { getScope, sumDeposits } from './qualify.ts';

/** The player's code and link, and what the programme brought so far. */
export async function getReferralOverview(
  { db, clock, config }: Core,
  { referral, currencyExponent: exponent }: SiteSettings,
  playerId: string,
): Promise<ReferralOverview> {
  const money = (minor: bigint | string) => toDecimal(BigInt(minor), exponent);
  const inviteCode = (await findPlayer(db, playerId))?.invite_code ?? '';
  const { invited } = await db
    .selectFrom('player')
    .select((select) => select.fn.countAll<bigint>().as('invited'))
    .where('invited_by', '=', playerId)
    .executeTakeFirstOrThrow();
  const earned = await db
    .selectFrom('reward')
    .select(['kind', 'amount'])
    .where('player_id', '=', playerId)
    .where('program', '=', 'referral')
    .where('state', '<>', 'expired')
    .execute();
  return {
    inviteCode,
    link: new URL(`/entry?inviteCode=${inviteCode}`, config.http.publicOrigin).href,
    invitedCount: Number(invited),
    qualifiedCount: earned.filter(({ kind }) => kind === 'reward').length,
    earnedAmount: money(sumAmounts(earned)),
    claimableAmount: money(sumAmounts(await listClaimable(db, clock, playerId, 'referral'))),
    requiredDeposits: money(referral.requiredDeposits),
    requiredBets: money(referral.requiredBets),
    reward: money(referral.reward),
    monthlyRate: toDecimal(BigInt(referral.monthlyRate), 2),
  };
}

/** Players who signed up with the player's code, newest first. */
export async function listReferred(
  on: Reader,
  { currencyExponent: exponent }: SiteSettings,
  playerId: string,
  paging: Paging,
): Promise<{ rows: ReferredPlayer[]; total: number }> {
  const money = (minor: bigint) => toDecimal(minor, exponent);
  const own = on.selectFrom('player').where('invited_by', '=', playerId);
  const { rows: players, total } = await readPage(
    own.select(['id', 'phone', 'registered_at']).orderBy('registered_at', 'desc').orderBy('id'),
    paging,
  );
  const rows: ReferredPlayer[] = [];
  for (const { id, phone, registered_at } of players) {
    const earned = await on
      .selectFrom('reward')
      .select(['kind', 'amount'])
      .where('player_id', '=', playerId)
      .where('scope', 'like', getScope(id, '%'))
      .where('state', '<>', 'expired')
      .execute();
    rows.push({
      // Not the player's own id, which is nobody else's business.
      referralId: createHash('sha256').update(id).digest('hex').slice(0, 32),
      player: hidePhone(phone),
      state: earned.some(({ kind }) => kind === 'reward') ? 'qualified' : 'registered',
      deposits: money(await sumDeposits(on, id)),
      validBets: money(await sumValidBets(on, id)),
      earnedAmount: money(sumAmounts(earned)),
      registeredAt: registered_at.toISOString(),
    });
  }
  return { rows, total };
}

export function toEarning(row: RewardRow, exponent: number): ReferralEarning {
  return {
    id: row.id,
    kind: row.kind === 'monthly' ? 'monthly' : 'reward',
    period: row.kind === 'monthly' ? row.scope.slice(row.scope.lastIndexOf(':') + 1) : '',
    player: row.subject,
    amount: toDecimal(row.amount, exponent),
    state: row.state,
    issuedTime: row.released_at.toISOString(),
    claimedTime: row.state === 'expired' ? null : (row.finished_at?.toISOString() ?? null),
  };
}
