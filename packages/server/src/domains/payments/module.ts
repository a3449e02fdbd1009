import { deposits, wallet } from '@parlor/api/calls';
import { toDecimal } from '@parlor/api/rules';
import { readPage } from '../../core/database/read-page.ts';
import { notFound } from '../../core/http/errors.ts';
import type { Module } from '../../platform/platform.ts';
import { listWalletBulletins } from '../content/index.ts';
import { listDepositOffers } from '../promotions/index.ts';
import { readSite } from '../site/index.ts';
import { followOrders } from './follow.ts';
import { depositInvariants } from './invariants.ts';
import { readToday } from './limits.ts';
import { listBanks, listChannels, listMethods } from './methods.ts';
import { joinDueOffers } from './offers.ts';
import { createOrder, getOrder, getTransferOrder, readOrderView } from './orders.ts';
import { answerWebhooks } from './webhook.ts';

/** Deposits through the payment provider: hosted checkout, bank transfer and QR code. */
export const paymentsModule: Module = ({ core, calls, beyondCalls }) => {
  const { db, clock, jobs } = core;
  const { payments } = core.outside;

  calls.player(wallet.getPayMethod, async ({ locale }) => listMethods(await readSite(db), locale));

  calls.player(deposits.getPayMethodByOperatorCode, async ({ locale, args }) =>
    listMethods(await readSite(db), locale, args.operatorCode),
  );

  calls.player(wallet.getPayChannel, async ({ principal, args }) => {
    const settings = await readSite(db);
    const method = settings.deposit.methods.find(({ methodId }) => methodId === args.id);
    if (!method) throw notFound();
    const today = await readToday(db, principal.playerId, settings, clock.now());
    return listChannels(settings, today, method);
  });

  calls.player(deposits.getPayBank, async ({ principal, args }) => {
    const settings = await readSite(db);
    const today = await readToday(db, principal.playerId, settings, clock.now());
    const banks = listBanks(settings, today, args.id);
    if (!banks) throw notFound();
    return banks;
  });

  calls.player(deposits.getAllActivity, ({ principal, locale }) =>
    listDepositOffers(core, principal.playerId, locale),
  );

  calls.player(deposits.getWalletBulletin, ({ locale }) => listWalletBulletins(db, clock, locale));

  calls.player(wallet.getDepositAmountList, async () => {
    const settings = await readSite(db);
    return settings.deposit.presets.map((preset) =>
      toDecimal(BigInt(preset), settings.currencyExponent),
    );
  });

  calls.money(wallet.charge, async ({ principal: { playerId }, args, locale, idempotencyKey }) => {
    const settings = await readSite(db);
    const request = { kind: 'checkout', playerId, idempotencyKey, ...args } as const;
    const order = await createOrder(core, payments, settings, request);
    return getOrder(order, await readOrderView(db, locale, [order]));
  });

  calls.money(
    deposits.recharge,
    async ({ principal: { playerId }, args, locale, idempotencyKey }) => {
      const settings = await readSite(db);
      const request = { kind: 'transfer', playerId, idempotencyKey, ...args } as const;
      const order = await createOrder(core, payments, settings, request);
      return getTransferOrder(order, await readOrderView(db, locale, [order]));
    },
  );

  calls.player(deposits.orderList, async ({ principal, locale, args: { page, limit } }) => {
    const own = db.selectFrom('deposit_order').where('player_id', '=', principal.playerId);
    const { rows, total } = await readPage(
      own.selectAll().orderBy('created_at', 'desc').orderBy('order_no'),
      { page, limit },
    );
    const view = await readOrderView(db, locale, rows);
    return { rows: rows.map((row) => getOrder(row, view)), total };
  });

  calls.player(wallet.getOrderStatus, async ({ principal, locale, args }) => {
    const order = await db
      .selectFrom('deposit_order')
      .selectAll()
      .where('order_no', '=', args.orderNo)
      .where('player_id', '=', principal.playerId)
      .executeTakeFirst();
    if (!order) throw notFound();
    return getOrder(order, await readOrderView(db, locale, [order]));
  });

  beyondCalls((app) => answerWebhooks(app, core));
  jobs.every('payments.offers', { seconds: 3 }, () => joinDueOffers(core));
  jobs.every('payments.follow', { seconds: 3 }, () => followOrders(core, payments));
  for (const invariant of depositInvariants) core.auditor.add(invariant);
};
