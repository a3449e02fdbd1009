import * as z from 'zod/mini';
import { PAYER_ACCOUNT_MAX_LENGTH } from '../constants.ts';
import { createListSchema, id, instant, money, nothing, paging } from '../entities/common.ts';
import {
  depositAccount,
  depositOffer,
  manualDeposit,
  memberAccountTypes,
  payBank,
  transferOrder,
  walletBulletin,
} from '../entities/deposit.ts';
import { order, payMethod } from '../entities/wallet.ts';
import { defineCall } from './define.ts';

const text = (max: number) => z.string().check(z.maxLength(max));

export const getAllActivity = defineCall({
  id: 'deposits.getAllActivity',
  method: 'GET',
  path: '/pay/getAllActivity',
  auth: 'player',
  in: 'query',
  request: nothing,
  response: z.array(depositOffer),
  summary: 'Lists the offers that a deposit can join.',
  origin: 'specification',
});

export const recharge = defineCall({
  id: 'deposits.recharge',
  method: 'POST',
  path: '/pay/{channel}/recharge',
  auth: 'player',
  in: 'form',
  request: z.object({
    channel: text(40),
    amount: money,
    /** One of `getPayBank`, on a channel that requires it. */
    bankCode: z.optional(text(40)),
    /** An offer of `getAllActivity` that the deposit joins. */
    activityId: z.optional(id),
  }),
  response: transferOrder,
  idempotent: true,
  activity: true,
  slow: true,
  summary:
    'Creates a deposit order on a bank-transfer or QR channel; returns payee, reference and expiry.',
  origin: 'specification',
});

export const getPayBank = defineCall({
  id: 'deposits.getPayBank',
  method: 'GET',
  path: '/pay/getPayBank/{id}',
  auth: 'player',
  in: 'query',
  request: z.object({ id }),
  response: z.array(payBank),
  summary: 'Lists the banks of a channel.',
  origin: 'specification',
});

export const getPayMethodByOperatorCode = defineCall({
  id: 'deposits.getPayMethodByOperatorCode',
  method: 'GET',
  path: '/pay/getPayMethodByOperatorCode',
  auth: 'player',
  in: 'query',
  request: z.object({ operatorCode: text(40) }),
  response: z.array(payMethod),
  summary: 'Lists the payment methods of one operator code; `CUSTOM` means the banks.',
  origin: 'specification',
});

export const getWalletBulletin = defineCall({
  id: 'deposits.getWalletBulletin',
  method: 'GET',
  path: '/pay/getWalletBulletin',
  auth: 'player',
  in: 'query',
  request: nothing,
  response: z.array(walletBulletin),
  summary: 'Lists the current notices of the wallet, newest first.',
  origin: 'specification',
});

export const orderList = defineCall({
  id: 'deposits.orderList',
  method: 'GET',
  path: '/pay/order/list',
  auth: 'player',
  in: 'query',
  request: z.object(paging),
  response: createListSchema(order),
  summary: "The player's deposit orders, newest first.",
  origin: 'addition',
});

export const manualDepositBanks = defineCall({
  id: 'deposits.manualDepositBanks',
  method: 'GET',
  path: '/pay/ManualDeposit/getBanks',
  auth: 'player',
  in: 'query',
  request: nothing,
  response: z.array(depositAccount),
  summary: 'Lists the site’s accounts for manual deposits.',
  origin: 'specification',
});

export const submitManualDeposit = defineCall({
  id: 'deposits.submitManualDeposit',
  method: 'POST',
  path: '/pay/ManualDeposit/submit',
  auth: 'player',
  in: 'body',
  request: z.object({
    /** One of `ManualDeposit/getBanks`. */
    depositAccount: id,
    /** The wallet or account it was paid from. */
    payerAccount: text(PAYER_ACCOUNT_MAX_LENGTH),
    memberAccountType: z.enum(memberAccountTypes),
    depositTime: instant,
    depositAmount: money,
    /** The bank's reference of the transfer, by which duplicates are found. */
    reference: z.optional(text(64)),
    /** Uploads of the purpose `receipt`, one to three. */
    receiptPhoto: z.array(id).check(z.minLength(1), z.maxLength(3)),
  }),
  response: manualDeposit,
  idempotent: true,
  activity: true,
  slow: true,
  secrets: ['payerAccount'],
  summary: 'Submits a manual deposit with its receipt for review.',
  origin: 'specification',
});

export const manualDepositInfo = defineCall({
  id: 'deposits.manualDepositInfo',
  method: 'GET',
  path: '/pay/ManualDeposit/info/{id}',
  auth: 'player',
  in: 'query',
  request: z.object({ id }),
  response: manualDeposit,
  summary: 'Returns the status of a manual deposit.',
  origin: 'addition',
});

export const manualDepositList = defineCall({
  id: 'deposits.manualDepositList',
  method: 'GET',
  path: '/pay/ManualDeposit/list',
  auth: 'player',
  in: 'query',
  request: z.object(paging),
  response: createListSchema(manualDeposit),
  summary: "The player's manual deposits, newest first.",
  origin: 'addition',
});
