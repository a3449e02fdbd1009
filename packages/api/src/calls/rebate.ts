import * as z from 'zod/mini';
import { createListSchema, id, nothing, paging } from '../entities/common.ts';
import { rebate, rebateDetail, rebateOverview, rebateStates } from '../entities/rebate.ts';
import { defineCall } from './define.ts';

export const getRebateOverview = defineCall({
  id: 'rebate.overview',
  method: 'GET',
  path: '/rebate/overview',
  auth: 'player',
  in: 'query',
  request: nothing,
  response: rebateOverview,
  summary: 'Returns the rebate of the open period and the claimable amount.',
  origin: 'addition',
});

export const rebateList = defineCall({
  id: 'rebate.list',
  method: 'GET',
  path: '/rebate/list',
  auth: 'player',
  in: 'query',
  request: z.object({ state: z.optional(z.enum(rebateStates)), ...paging }),
  response: createListSchema(rebate),
  summary: "The player's rebates, newest first.",
  origin: 'addition',
});

export const rebateInfo = defineCall({
  id: 'rebate.info',
  method: 'GET',
  path: '/rebate/info/{id}',
  auth: 'player',
  in: 'query',
  request: z.object({ id }),
  response: rebateDetail,
  summary: 'Returns one rebate by category.',
  origin: 'addition',
});

export const claimRebate = defineCall({
  id: 'rebate.claim',
  method: 'POST',
  path: '/rebate/claim/{id}',
  auth: 'player',
  in: 'form',
  request: z.object({ id }),
  response: rebate,
  idempotent: true,
  activity: true,
  summary: 'Claims a rebate to the wallet.',
  origin: 'addition',
});
