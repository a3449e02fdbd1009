import * as z from 'zod/mini';
import {
  billAnalysis,
  billDetail,
  billPeriods,
  statementFile as file,
  moneyMap,
  statement as statementData,
} from '../entities/bill.ts';
import { day, id, nothing } from '../entities/common.ts';
import { defineCall } from './define.ts';

export const analyzeBill = defineCall({
  id: 'bills.analyzeBill',
  method: 'GET',
  path: '/bill/analyzeBill',
  auth: 'player',
  in: 'query',
  request: z.object({
    period: z.enum(billPeriods),
    /** First and last day of a `custom` period, in the site's zone, at most 366 days. */
    from: z.optional(day),
    until: z.optional(day),
  }),
  response: billAnalysis,
  abortable: true,
  summary: 'Returns the income and expenses of a period, by type and over time.',
  origin: 'specification',
});

export const billInfo = defineCall({
  id: 'bills.billInfo',
  method: 'GET',
  path: '/bill/info/{id}',
  auth: 'player',
  in: 'query',
  request: z.object({ id }),
  response: billDetail,
  summary: 'Returns one transaction in full, with the rounds that it summarizes.',
  origin: 'addition',
});

/** First and last day in the site's zone, at most 366 days. */
const days = z.object({ from: day, until: day });

export const statement = defineCall({
  id: 'bills.statement',
  method: 'GET',
  path: '/bill/statement',
  auth: 'player',
  in: 'query',
  request: days,
  response: statementData,
  abortable: true,
  summary: 'Returns the statement of a period, for a page to print.',
  origin: 'addition',
});

export const statementFile = defineCall({
  id: 'bills.statementFile',
  method: 'GET',
  path: '/bill/statement/csv',
  auth: 'player',
  in: 'query',
  request: days,
  response: file,
  summary: 'Returns the statement of a period as CSV.',
  origin: 'addition',
});

export const getMoneyMap = defineCall({
  id: 'bills.getMoneyMap',
  method: 'GET',
  path: '/user/moneyMap',
  auth: 'player',
  in: 'query',
  request: nothing,
  response: moneyMap,
  summary: 'The whole balance of the player, by place.',
  origin: 'addition',
});
