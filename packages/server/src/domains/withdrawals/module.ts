import { wallet } from '@parlor/api/calls';
import { toDecimal } from '@parlor/api/rules';
import { readPage } from '../../core/database/read-page.ts';
import { notFound } from '../../core/http/errors.ts';
import { isUuid } from '../../core/http/uuid.ts';
import type { Module } from '../../platform/platform.ts';
import { readSite } from '../site/index.ts';
import { withdrawalInvariants } from './invariants.ts';
import { approveAutomatically, followPayouts } from './payout.ts';
import { previewWithdrawal } from './plan.ts';
import { getWithdrawals, getWithdrawRequest, requestWithdrawal, toWithdrawal } from './request.ts';

/** Withdrawals to bank cards. */
export const withdrawalsModule: Module = ({ core, calls }) => {
  const { db, config, jobs } = core;
  const { payments } = core.outside;

  calls.player(wallet.getWithdrawRequest, async ({ principal }) =>
    getWithdrawRequest(core, await readSite(db), principal.playerId),
  );

  calls.player(wallet.getWithdrawAmountList, async () => {
    const settings = await readSite(db);
    return settings.withdrawal.presets.map((preset) =>
      toDecimal(BigInt(preset), settings.currencyExponent),
    );
  });

  calls.player(wallet.withdrawPreview, async ({ principal, args: { id, amount } }) =>
    previewWithdrawal(core, await readSite(db), principal, { amount, bankCardId: id }),
  );

  calls.money(wallet.withdraw, async ({ principal, args, idempotencyKey }) => {
    const settings = await readSite(db);
    const row = await requestWithdrawal(core, settings, principal, { ...args, idempotencyKey });
    return toWithdrawal(row, settings.currencyExponent);
  });

  calls.player(wallet.withdrawalInfo, async ({ principal, args }) => {
    const row = isUuid(args.id)
      ? await getWithdrawals(db, principal.playerId)
          .where('withdrawal.id', '=', args.id)
          .executeTakeFirst()
      : undefined;
    if (!row) throw notFound();
    return toWithdrawal(row, (await readSite(db)).currencyExponent);
  });

  calls.player(wallet.withdrawalList, async ({ principal, args: { page, limit } }) => {
    const { currencyExponent } = await readSite(db);
    const all = getWithdrawals(db, principal.playerId);
    const { rows, total } = await readPage(
      all.orderBy('withdrawal.requested_at', 'desc').orderBy('withdrawal.id'),
      { page, limit },
    );
    return {
      rows: rows.map((row) => toWithdrawal(row, currencyExponent)),
      total,
    };
  });

  jobs.every('withdrawals.payouts', { seconds: 2 }, () => followPayouts(core, payments));
  const { withdrawalAutoApproveMs: afterMs } = config;
  if (afterMs !== null) {
    jobs.every('withdrawals.autoApprove', { seconds: 2 }, () =>
      approveAutomatically(core, afterMs),
    );
  }
  for (const invariant of withdrawalInvariants) core.auditor.add(invariant);
};
