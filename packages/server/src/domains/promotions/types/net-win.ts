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
  summary: {
    en_US: 'Win {netwin} net with a {bonus}% bonus',
    th_TH: 'ชนะสุทธิ {netwin} พร้อมโบนัส {bonus}%',
    my_MM: '{bonus}% ဘောနပ်စ်ဖြင့် အသားတင် {netwin} အနိုင်ရယူပါ',
    zh_CN: '净赢 {netwin},另享 {bonus}% 奖金',
    ms_MY: 'Menang bersih {netwin} dengan bonus {bonus}%',
  },
});
