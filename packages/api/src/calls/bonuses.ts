import * as z from 'zod/mini';
import { bonus, bonusKinds, bonusOverview, bonusStates } from '../entities/bonus.ts';
import { createListSchema, id, nothing, paging } from '../entities/common.ts';
import { defineCall } from './define.ts';

export const getDetail = defineCall({
  id: 'bonuses.getDetail',
  method: 'GET',
  path: '/levelBonus/getDetail',
  auth: 'player',
  in: 'query',
  request: nothing,
  response: bonusOverview,
  summary: "The bonuses of the system at the player's level, and which can be claimed.",
  origin: 'specification',
});

export const bonusList = defineCall({
  id: 'bonuses.list',
  method: 'GET',
  path: '/levelBonus/list',
  auth: 'player',
  in: 'query',
  request: z.object({
    kind: z.optional(z.enum(bonusKinds)),
    state: z.optional(z.enum(bonusStates)),
    ...paging,
  }),
  response: createListSchema(bonus),
  summary: "The player's bonuses, newest first.",
  origin: 'specification',
});

export const claimBonus = defineCall({
  id: 'bonuses.claim',
  method: 'POST',
  path: '/levelBonus/claim/{id}',
  auth: 'player',
  in: 'form',
  request: z.object({ id }),
  response: bonus,
  idempotent: true,
  activity: true,
  summary: 'Claims a bonus to the wallet.',
  origin: 'specification',
});
