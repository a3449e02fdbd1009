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
  summary: {
    en_US: 'Bring your balance to {balance}% with a {bonus}% bonus',
    th_TH: 'ทำยอดคงเหลือให้ถึง {balance}% พร้อมโบนัส {bonus}%',
    my_MM: '{bonus}% ဘောနပ်စ်ဖြင့် လက်ကျန်ငွေ {balance}% သို့ ရောက်အောင် ကစားပါ',
    zh_CN: '余额达到 {balance}%,另享 {bonus}% 奖金',
    ms_MY: 'Capai baki {balance}% dengan bonus {bonus}%',
  },
});
