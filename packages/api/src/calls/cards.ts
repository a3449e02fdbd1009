import * as z from 'zod/mini';
import { id } from '../entities/common.ts';
import { bankCard } from '../entities/wallet.ts';
import { defineCall } from './define.ts';

const text = (max: number) => z.string().check(z.maxLength(max));

export const editBankCard = defineCall({
  id: 'cards.editBankCard',
  method: 'POST',
  path: '/user/bankCard/edit/{id}',
  auth: 'player',
  in: 'form',
  request: z.object({
    id,
    bankCode: text(40),
    cardholder: text(140),
    /** Absent: the number stays unchanged, since the player only sees it masked. */
    cardNumber: z.optional(text(40)),
  }),
  response: bankCard,
  activity: true,
  secrets: ['cardNumber'],
  summary:
    'Replaces a bank card by a new one with these details; 422 with reason `proofNeeded` requires a fresh proof first (S19).',
  origin: 'addition',
});

export const deleteBankCard = defineCall({
  id: 'cards.deleteBankCard',
  method: 'POST',
  path: '/user/bankCard/delete/{id}',
  auth: 'player',
  in: 'form',
  request: z.object({ id }),
  response: z.object({}),
  activity: true,
  summary: 'Deletes a bank card; a pending withdrawal to it still arrives.',
  origin: 'addition',
});

export const setDefaultBankCard = defineCall({
  id: 'cards.setDefaultBankCard',
  method: 'POST',
  path: '/user/bankCard/default/{id}',
  auth: 'player',
  in: 'form',
  request: z.object({ id }),
  response: bankCard,
  activity: true,
  summary: 'Sets the default bank card.',
  origin: 'addition',
});
