import { deposits } from '@parlor/api/calls';
import { instantMs } from '@parlor/api/entities/common';
import { readPage } from '../../core/database/read-page.ts';
import { notFound } from '../../core/http/errors.ts';
import { isUuid } from '../../core/http/uuid.ts';
import type { Module } from '../../platform/platform.ts';
import { readSite } from '../site/index.ts';
import { manualDepositInvariants } from './invariants.ts';
import { listAccounts, submitManualDeposit, toManualDeposits } from './submit.ts';

/** Deposits that players transfer themselves and prove by a receipt; an operator reviews them. */
export const manualDepositsModule: Module = ({ core, calls }) => {
  const { db } = core;

  calls.player(deposits.manualDepositBanks, async () => listAccounts(await readSite(db)));

  calls.money(
    deposits.submitManualDeposit,
    async ({ principal: { playerId }, args, idempotencyKey }) => {
      const settings = await readSite(db);
      const depositTime = instantMs(args.depositTime);
      const submission = { ...args, playerId, idempotencyKey, depositTime };
      const row = await submitManualDeposit(core, settings, submission);
      const [answer] = await toManualDeposits(core, [row], settings.currencyExponent);
      if (!answer) throw new Error('a submission has no response');
      return answer;
    },
  );

  calls.player(deposits.manualDepositInfo, async ({ principal, args }) => {
    const row = isUuid(args.id)
      ? await db
          .selectFrom('manual_deposit')
          .selectAll()
          .where('id', '=', args.id)
          .where('player_id', '=', principal.playerId)
          .executeTakeFirst()
      : undefined;
    const { currencyExponent } = await readSite(db);
    const [answer] = await toManualDeposits(core, row ? [row] : [], currencyExponent);
    if (!answer) throw notFound();
    return answer;
  });

  calls.player(deposits.manualDepositList, async ({ principal, args: { page, limit } }) => {
    const { currencyExponent } = await readSite(db);
    const own = db.selectFrom('manual_deposit').where('player_id', '=', principal.playerId);
    const { rows, total } = await readPage(
      own.selectAll().orderBy('submitted_at', 'desc').orderBy('id'),
      { page, limit },
    );
    return { rows: await toManualDeposits(core, rows, currencyExponent), total };
  });

  for (const invariant of manualDepositInvariants) core.auditor.add(invariant);
};
