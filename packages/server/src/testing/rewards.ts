import { withTransaction } from '../core/database/transaction.ts';
import { issueReward } from '../domains/rewards/index.ts';
import type { RewardProgram } from '../ledger/index.ts';
import type { TestSite } from './site.ts';

let rewards = 0;

/** Issues a claimable reward of 5.00 to a player. */
export async function giveReward(
  { core }: TestSite,
  { playerId }: { readonly playerId: string },
  program: RewardProgram,
  kind = 'monthly',
): Promise<string> {
  rewards += 1;
  const id = await withTransaction(core.db, (trx) =>
    issueReward(trx, core.clock, {
      playerId,
      program,
      kind,
      scope: `given-${rewards}`,
      subject: '2026-11-18',
      level: 0,
      amount: 500n,
      currency: 'PHP',
      claim: { days: 7 },
      actor: 'system:test',
    }),
  );
  return id ?? '';
}
