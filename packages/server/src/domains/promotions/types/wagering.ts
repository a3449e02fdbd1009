import { z } from 'zod';
import { definePromotionType } from './type.ts';

/** Play the transfer and the bonus through a number of times. */
export const wagering = definePromotionType({
  id: 'wagering',
  rules: z.strictObject({ betMultiple: z.number().int().min(1).max(100) }),
  require: ({ betMultiple }) => ({ betMultiple, netwin: 0n, balanceBp: 0 }),
});
