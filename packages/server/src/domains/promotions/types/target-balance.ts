import { z } from 'zod';
import { definePromotionType } from './type.ts';

/** Bring the balance to a share of transfer and bonus. */
export const targetBalance = definePromotionType({
  id: 'target-balance',
  rules: z.strictObject({
    // At 100 % the bonus alone would meet it.
    balanceBp: z.number().int().min(10_100).max(100_000),
    betMultiple: z.number().int().min(0).max(100),
  }),
  require: ({ balanceBp, betMultiple }) => ({ betMultiple, netwin: 0n, balanceBp }),
});
