import { wallet } from '@parlor/api/calls';
import { toDecimal } from '@parlor/api/rules';
import { notFound } from '../../core/http/errors.ts';
import type { Module } from '../../platform/platform.ts';
import { inLanguage } from '../content/index.ts';
import { readSite } from '../site/index.ts';
import { followOrders } from './follow.ts';
import { depositInvariants } from './invariants.ts';
import { depositRoom } from './limits.ts';
import { charge, getOrder } from './orders.ts';
import { answerWebhooks } from './webhook.ts';

/** Deposits through the payment provider's hosted checkout. */
export const paymentsModule: Module = ({ core, calls, beyondCalls }) => {
  const { db, clock, jobs } = core;
  const { payments } = core.outside;

  calls.player(wallet.getPayMethod, async ({ locale }) => {
    const { deposit, wallet: open } = await readSite(db);
    return deposit.methods
      .filter(({ kind }) => (kind === 'checkout' ? open.autoDepositOpen : open.manualDepositOpen))
      .map(({ channels: _, methodName, ...method }) => ({
        ...method,
        methodName:
          typeof methodName === 'string' ? methodName : (inLanguage(methodName, locale) ?? ''),
      }));
  });

  calls.player(wallet.getPayChannel, async ({ principal, args }) => {
    const settings = await readSite(db);
    const method = settings.deposit.methods.find(({ methodId }) => methodId === args.id);
    if (!method) throw notFound();
    const room = await depositRoom(db, principal.playerId, settings, clock.now());
    const money = (minor: string | bigint) => toDecimal(BigInt(minor), settings.currencyExponent);
    return method.channels.map((channel) => ({
      channelId: channel.channel,
      ...channel,
      minAmount: money(settings.deposit.minimum),
      maxAmount: money(settings.deposit.maximum),
      remainingAmount: money(room.amount),
      remainingTimes: room.times,
    }));
  });

  calls.player(wallet.getDepositAmountList, async () => {
    const settings = await readSite(db);
    return settings.deposit.presets.map((preset) =>
      toDecimal(BigInt(preset), settings.currencyExponent),
    );
  });

  calls.money(wallet.charge, async ({ principal, args, idempotencyKey }) => {
    const settings = await readSite(db);
    const order = await charge(core, payments, settings, {
      playerId: principal.playerId,
      idempotencyKey,
      channel: args.channel,
      amount: args.amount,
      returnPath: args.returnPath,
    });
    return getOrder(order, settings.currencyExponent);
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
