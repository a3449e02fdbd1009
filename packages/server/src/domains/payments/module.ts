import { deposits, wallet } from '@parlor/api/calls';
import { toDecimal } from '@parlor/api/rules';
import { notFound } from '../../core/http/errors.ts';
import type { Module } from '../../platform/platform.ts';
import { listWalletBulletins } from '../content/index.ts';
import { readSite } from '../site/index.ts';
import { followOrders } from './follow.ts';
import { depositInvariants } from './invariants.ts';
import { readToday } from './limits.ts';
import { listBanks, listChannels, listMethods } from './methods.ts';
import { createOrder, getOrder, getTransferOrder } from './orders.ts';
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

  // No promotion offers anything to deposits yet.
  calls.player(deposits.getAllActivity, async () => []);

  calls.player(deposits.getWalletBulletin, ({ locale }) => listWalletBulletins(db, clock, locale));

  calls.player(wallet.getDepositAmountList, async () => {
    const settings = await readSite(db);
    return settings.deposit.presets.map((preset) =>
      toDecimal(BigInt(preset), settings.currencyExponent),
    );
  });

  calls.money(wallet.charge, async ({ principal: { playerId }, args, idempotencyKey }) => {
    const settings = await readSite(db);
    const request = { kind: 'checkout', playerId, idempotencyKey, ...args } as const;
    const order = await createOrder(core, payments, settings, request);
    return getOrder(order, settings.currencyExponent);
  });

  calls.money(deposits.recharge, async ({ principal: { playerId }, args, idempotencyKey }) => {
    const settings = await readSite(db);
    const request = { kind: 'transfer', playerId, idempotencyKey, ...args } as const;
    const order = await createOrder(core, payments, settings, request);
    return getTransferOrder(order, settings.currencyExponent);
  });

  calls.player(deposits.orderList, async ({ principal, args: { page, limit } }) => {
    const { currencyExponent } = await readSite(db);
    const own = db.selectFrom('deposit_order').where('player_id', '=', principal.playerId);
    const rows = await own
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('order_no')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();
    const { total } = await own
      .select((select) => select.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow();
    return { rows: rows.map((row) => getOrder(row, currencyExponent)), total: Number(total) };
  });

  calls.player(wallet.getOrderStatus, async ({ principal, args }) => {
    const order = await db
      .selectFrom('deposit_order')
      .selectAll()
      .where('order_no', '=', args.orderNo)
      .where('player_id', '=', principal.playerId)
      .executeTakeFirst();
    if (!order) throw notFound();
    return getOrder(order, (await readSite(db)).currencyExponent);
  });

  beyondCalls((app) => answerWebhooks(app, core));
  jobs.every('payments.follow', { seconds: 3 }, () => followOrders(core, payments));
  for (const invariant of depositInvariants) core.auditor.add(invariant);
};
