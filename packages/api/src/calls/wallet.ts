import * as z from 'zod/mini';
import { balanceInfo } from '../entities/balance.ts';
import { createListSchema, day, id, money, nothing, paging } from '../entities/common.ts';
import {
  bankCard,
  bill,
  billTypes,
  order,
  payChannel,
  payMethod,
  supportBank,
  withdrawal,
  withdrawRequest,
} from '../entities/wallet.ts';
import { withdrawalPreview } from '../entities/withdrawal-preview.ts';
import { defineCall } from './define.ts';

export { getBalanceInfo, getWalletParams } from './balance.ts';

const text = (max: number) => z.string().check(z.maxLength(max));

export const getPayMethod = defineCall({
  id: 'wallet.getPayMethod',
  method: 'GET',
  path: '/pay/getPayMethod',
  auth: 'player',
  in: 'query',
  request: nothing,
  response: z.array(payMethod),
  summary: 'Lists the payment methods.',
  origin: 'specification',
});

export const getPayChannel = defineCall({
  id: 'wallet.getPayChannel',
  method: 'GET',
  path: '/pay/getPayChannel/{id}',
  auth: 'player',
  in: 'query',
  request: z.object({ id }),
  response: z.array(payChannel),
  summary: 'Lists the channels of a method, with the player’s current limits.',
  origin: 'specification',
});

export const getDepositAmountList = defineCall({
  id: 'wallet.getDepositAmountList',
  method: 'GET',
  path: '/pay/getDepositAmountList',
  auth: 'player',
  in: 'query',
  request: nothing,
  response: z.array(money),
  summary: 'Lists the preset amounts of a deposit.',
  origin: 'specification',
});

export const charge = defineCall({
  id: 'wallet.charge',
  method: 'POST',
  path: '/pay/{channel}/charge',
  auth: 'player',
  in: 'form',
  request: z.object({
    channel: text(40),
    amount: money,
    /** Path of the app to which the provider redirects the player; one of the route table (S25). */
    returnPath: z.optional(text(200)),
    /** An offer of `getAllActivity` that the deposit joins. */
    activityId: z.optional(id),
  }),
  response: order,
  idempotent: true,
  activity: true,
  slow: true,
  summary: 'Creates a deposit order on a channel with a hosted checkout at `payUrl`.',
  origin: 'specification',
});

export const getOrderStatus = defineCall({
  id: 'wallet.getOrderStatus',
  method: 'GET',
  path: '/pay/getOrderStatus/{orderNo}',
  auth: 'player',
  in: 'query',
  request: z.object({ orderNo: text(64) }),
  response: order,
  summary: 'Returns the status of a deposit order.',
  origin: 'specification',
});

export const getWithdrawRequest = defineCall({
  id: 'wallet.getWithdrawRequest',
  method: 'GET',
  path: '/pay/getWithdrawRequest',
  auth: 'player',
  in: 'query',
  request: nothing,
  response: withdrawRequest,
  summary: 'Returns the limits and defaults of a withdrawal.',
  origin: 'specification',
});

export const getWithdrawAmountList = defineCall({
  id: 'wallet.getWithdrawAmountList',
  method: 'GET',
  path: '/pay/getWithdrawAmountList',
  auth: 'player',
  in: 'query',
  request: nothing,
  response: z.array(money),
  summary: 'Lists the preset amounts of a withdrawal.',
  origin: 'specification',
});

export const withdrawPreview = defineCall({
  id: 'wallet.withdrawPreview',
  method: 'GET',
  path: '/pay/withdraw/preview/{id}',
  auth: 'player',
  in: 'query',
  /** `id`: the bank card. */
  request: z.object({ id, amount: money }),
  response: withdrawalPreview,
  summary: 'Previews a withdrawal to a bank card: the postings to come, and the arrival.',
  origin: 'addition',
});

export const withdraw = defineCall({
  id: 'wallet.withdraw',
  method: 'POST',
  path: '/pay/withdraw',
  auth: 'player',
  in: 'body',
  request: z.object({
    amount: money,
    bankCardId: id,
    /** Token of a preview: 409 `preview.changed` if the withdrawal would differ from it. */
    expected: z.optional(text(64)),
  }),
  response: withdrawal,
  idempotent: true,
  activity: true,
  slow: true,
  summary:
    'Requests a withdrawal; 422 with reason `proofNeeded` requires a fresh proof first (S19).',
  origin: 'specification',
});

export const withdrawalInfo = defineCall({
  id: 'wallet.withdrawalInfo',
  method: 'GET',
  path: '/pay/withdraw/info/{id}',
  auth: 'player',
  in: 'query',
  request: z.object({ id }),
  response: withdrawal,
  summary: 'Returns the status of a withdrawal.',
  origin: 'addition',
});

export const withdrawalList = defineCall({
  id: 'wallet.withdrawalList',
  method: 'GET',
  path: '/pay/withdraw/list',
  auth: 'player',
  in: 'query',
  request: z.object(paging),
  response: createListSchema(withdrawal),
  summary: "The player's withdrawals, newest first.",
  origin: 'addition',
});

export const supportBankList = defineCall({
  id: 'wallet.supportBankList',
  method: 'GET',
  path: '/pay/supportBank/list',
  auth: 'none',
  in: 'query',
  request: nothing,
  response: z.array(supportBank),
  summary: 'Lists the banks for cards; public, because sign-up needs it.',
  origin: 'specification',
});

export const bankCardList = defineCall({
  id: 'wallet.bankCardList',
  method: 'GET',
  path: '/user/bankCard/list',
  auth: 'player',
  in: 'query',
  request: nothing,
  response: z.array(bankCard),
  summary: "The player's bank cards, the default one first.",
  origin: 'addition',
});

export const addBankCard = defineCall({
  id: 'wallet.addBankCard',
  method: 'POST',
  path: '/user/bankCard/add',
  auth: 'player',
  in: 'form',
  request: z.object({
    bankCode: text(40),
    cardholder: text(140),
    cardNumber: text(40),
    isDefault: z._default(z.union([z.boolean(), z.stringbool()]), false),
  }),
  response: bankCard,
  secrets: ['cardNumber'],
  activity: true,
  summary: 'Adds a bank card; 422 with reason `proofNeeded` requires a fresh proof first (S19).',
  origin: 'addition',
});

export const budgetAmount = defineCall({
  id: 'wallet.budgetAmount',
  method: 'POST',
  path: '/pay/budgetAmount',
  auth: 'player',
  in: 'form',
  request: nothing,
  response: balanceInfo,
  activity: true,
  slow: true,
  summary:
    'Returns money at game providers without an open session to the wallet; returns the balances.',
  origin: 'specification',
});

export const billList = defineCall({
  id: 'wallet.billList',
  method: 'GET',
  path: '/bill/list',
  auth: 'player',
  in: 'query',
  request: z.object({
    type: z.optional(z.enum(billTypes)),
    /** First and last day of a period, in the site's zone, at most 366 days; both or neither. */
    from: z.optional(day),
    until: z.optional(day),
    /** Default `newest`; any other order needs a period. */
    sort: z.optional(z.enum(['newest', 'oldest', 'highest', 'lowest'])),
    ...paging,
  }),
  response: createListSchema(bill),
  summary: 'Lists transactions of the wallet, of one type or period.',
  origin: 'specification',
});
