import { z } from 'zod';
import { minorText } from '../terms.ts';
import { definePromotionType } from './type.ts';

/** Win a fixed amount more than was staked, in settled rounds. */
export const netWin = definePromotionType({
  id: 'net-win',
  rules: z.strictObject({
    netwin: minorText.refine((minor) => BigInt(minor) > 0n, 'must be greater than zero'),
    betMultiple: z.number().int().min(0).max(100),
  }),
  require: ({ netwin, betMultiple }) => ({ betMultiple, netwin: BigInt(netwin), balanceBp: 0 }),
});
