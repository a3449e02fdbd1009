import { wallet } from '@parlor/api/calls';
import type { BalanceInfo } from '@parlor/api/entities/wallet';
import { toDecimal } from '@parlor/api/rules';
import type { Reader } from '../../core/database/schema.ts';
import { moneyMap, rollUpBusyWallets } from '../../ledger/index.ts';
import type { Module } from '../../platform/platform.ts';
import { readSite } from '../site/index.ts';

/** The player's money by location, in wire format (product decision 3). */
export async function getBalanceInfo(
  on: Reader,
  playerId: string,
  exponent: number,
): Promise<BalanceInfo> {
  const map = await moneyMap(on, playerId);
  const money = (minor: bigint) => toDecimal(minor, exponent);
  return {
    balance: money(map.cash),
    inPlay: money(map.inPlay),
    inTransit: money(map.inTransit),
    inPromotion: money(map.inPromotion),
    onHold: money(map.onHold),
    claimable: money(map.claimable),
    total: money(map.total),
  };
}

/** The wallet: balance and parameters. */
export const walletModule: Module = ({ core, calls }) => {
  const { db } = core;

  calls.player(wallet.getBalanceInfo, async ({ principal }) => {
    const { currencyExponent } = await readSite(db);
    return await getBalanceInfo(db, principal.playerId, currencyExponent);
  });

  calls.player(wallet.getWalletParams, async () => {
    const { wallet: open } = await readSite(db);
    return {
      openStatus: open.withdrawalOpen,
      manualDepositOpenStatus: open.manualDepositOpen,
      autoDepositFunctionStatus: open.autoDepositOpen,
      depositAmountListStatus: open.depositAmountList,
      withdrawAmountListStatus: open.withdrawAmountList,
    };
  });

  let rolledUpTo = 0n;
  core.jobs.every('bills.rollUp', { seconds: 300 }, async () => {
    const { countryTimezone } = await readSite(db);
    rolledUpTo = await rollUpBusyWallets(db, countryTimezone, rolledUpTo);
  });
};
