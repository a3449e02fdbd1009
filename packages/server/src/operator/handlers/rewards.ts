import { toDecimal, toMinor } from '@parlor/api/rules';
import { issueBonusByOperator } from '../../domains/bonuses/index.ts';
import { findPlayer } from '../../domains/players/index.ts';
import { listRewards } from '../../domains/rewards/index.ts';
import { readSite } from '../../domains/site/index.ts';
import type { Core } from '../../platform/core.ts';
import { rewards } from '../calls/index.ts';
import { nothingFound, OperatorRefusal } from '../refusal.ts';
import type { OperatorRoutes } from '../routes.ts';

/** Rewards of players, and bonuses by hand. */
export function answerRewards(core: Core, routes: OperatorRoutes): void {
  routes.read(rewards.listRewards, async ({ db, args }) => {
    if (!(await findPlayer(db, args.playerId))) throw nothingFound('such player');
    const { currencyExponent } = await readSite(db);
    const { rows, total } = await listRewards(db, args);
    return {
      rows: rows.map(({ id, kind, state, level, subject, ...row }) => ({
        id,
        kind,
        state,
        amount: toDecimal(row.amount, currencyExponent),
        level,
        subject,
        releasedAt: row.released_at.toISOString(),
        expiresAt: row.expires_at?.toISOString() ?? null,
        finishedAt: row.finished_at?.toISOString() ?? null,
      })),
      total,
    };
  });

  routes.act(rewards.issueBonus, async ({ args, actor }) => {
    const { playerId, kind, reference, reason } = args;
    if (!(await findPlayer(core.db, playerId))) throw nothingFound('such player');
    const { currencyExponent } = await readSite(core.db);
    const amount = toPayment(args.amount, currencyExponent);
    const bonus = { playerId, kind, amount, reference, actor, reason };
    return { state: await issueBonusByOperator(core, bonus) };
  });
}

/** @throws OperatorRefusal 422 unless it is an amount of the currency above zero. */
function toPayment(amount: string, exponent: number): bigint {
  try {
    const minor = toMinor(amount, exponent);
    if (minor > 0n) return minor;
  } catch {
    // Refused below.
  }
  throw new OperatorRefusal(422, `amount: ${amount} is no payment in the site’s currency`);
}
