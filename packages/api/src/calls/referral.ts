import * as z from 'zod/mini';
import { createListSchema, id, nothing, paging } from '../entities/common.ts';
import { referralEarning, referralOverview, referredPlayer } from '../entities/referral.ts';
import { defineCall } from './define.ts';

export const getReferralOverview = defineCall({
  id: 'referral.overview',
  method: 'GET',
  path: '/referral/overview',
  auth: 'player',
  in: 'query',
  request: nothing,
  response: referralOverview,
  summary: "The player's code and link, and what the programme brought so far.",
  origin: 'addition',
});

export const referredPlayers = defineCall({
  id: 'referral.players',
  method: 'GET',
  path: '/referral/list',
  auth: 'player',
  in: 'query',
  request: z.object(paging),
  response: createListSchema(referredPlayer),
  summary: "Who came by the player's code, newest first.",
  origin: 'addition',
});

export const referralEarnings = defineCall({
  id: 'referral.earnings',
  method: 'GET',
  path: '/referral/earnings',
  auth: 'player',
  in: 'query',
  request: z.object(paging),
  response: createListSchema(referralEarning),
  summary: 'Lists referral earnings, newest first.',
  origin: 'addition',
});

export const claimReferral = defineCall({
  id: 'referral.claim',
  method: 'POST',
  path: '/referral/claim/{id}',
  auth: 'player',
  in: 'form',
  request: z.object({ id }),
  response: referralEarning,
  idempotent: true,
  activity: true,
  summary: 'Claims referral earnings to the wallet.',
  origin: 'addition',
});
