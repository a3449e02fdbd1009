import { toDecimal } from '@parlor/api/rules';
import {
  approveCorrection,
  listSuspense,
  proposeAdjustment,
  proposeRelease,
  withdrawCorrection,
} from '../../domains/corrections/index.ts';
import { readSite } from '../../domains/site/index.ts';
import { houseBalance } from '../../ledger/index.ts';
import type { Core } from '../../platform/core.ts';
import { corrections } from '../calls/index.ts';
import type { OperatorRoutes } from '../routes.ts';
import { readAmount } from './amount.ts';
import { getPlayer } from './players.ts';

/** Stands for house:adjust where a player could be named. */
const ADJUST = 'adjust';

/** Corrections of wallets and of suspense: one operator proposes, a different one approves. */
export function answerCorrections(core: Core, routes: OperatorRoutes): void {
  const { db } = core;

  routes.read(corrections.listCorrections, async ({ args: { state, page, limit } }) => {
    const { currencyExponent } = await readSite(db);
    const rows = await db
      .selectFrom('correction')
      .leftJoin('player', 'player.id', 'correction.player_id')
      .selectAll('correction')
      .select('player.username')
      .$if(state !== 'all', (query) => query.where('correction.state', '=', state as 'proposed'))
      .orderBy('correction.proposed_at', 'desc')
      .orderBy('correction.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();
    return {
      rows: rows.map((row) => ({
        id: row.id,
        state: row.state,
        kind: row.kind,
        amount: toDecimal(row.amount, currencyExponent),
        currency: row.currency,
        player: row.username,
        transfer: row.suspense_transfer_id === null ? null : String(row.suspense_transfer_id),
        reason: row.reason,
        proposedBy: row.proposed_by,
        proposedAt: row.proposed_at.toISOString(),
        decidedBy: row.decided_by,
      })),
    };
  });

  routes.act(corrections.proposeCorrection, async ({ args, actor }) => {
    const player = await getPlayer(db, args.player);
    const amount = await readAmount(db, args.amount);
    const { id, state } = await proposeAdjustment(core, {
      playerId: player.id,
      amount: args.direction === 'credit' ? amount : -amount,
      actor,
      reason: args.reason,
    });
    return { id, state };
  });

  routes.act(corrections.approveCorrection, async ({ args: { id, reason }, actor }) => {
    await approveCorrection(core, id, { actor, reason });
    return { id, state: 'done' as const };
  });

  routes.act(corrections.withdrawCorrection, async ({ args: { id, reason }, actor }) => {
    await withdrawCorrection(core, id, { actor, reason });
    return { id, state: 'withdrawn' as const };
  });

  routes.read(corrections.listSuspense, async () => {
    const { currencyExponent } = await readSite(db);
    const items = await listSuspense(db);
    return {
      balance: toDecimal(await houseBalance(db, 'house:suspense'), currencyExponent),
      rows: items.map((item) => ({
        transfer: String(item.transfer_id),
        at: item.posted_at.toISOString(),
        kind: item.kind,
        ref: item.ref,
        amount: toDecimal(item.amount, currencyExponent),
        currency: item.currency,
        player: item.username,
      })),
    };
  });

  routes.act(corrections.releaseSuspense, async ({ args: { transfer, to, reason }, actor }) => {
    const playerId = to === ADJUST ? null : (await getPlayer(db, to)).id;
    const { id, state } = await proposeRelease(core, {
      transferId: BigInt(transfer),
      playerId,
      actor,
      reason,
    });
    return { id, state };
  });
}
