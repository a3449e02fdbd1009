import { z } from 'zod';
import { definePromotionType } from './type.ts';

/** Play the transfer and the bonus through a number of times. */
export const wagering = definePromotionType({
  id: 'wagering',
  rules: z.strictObject({ betMultiple: z.number().int().min(1).max(100) }),
  require: ({ betMultiple }) => ({ betMultiple, netwin: 0n, balanceBp: 0 }),
  summary: {
    en_US: 'Transfer {min} to {max} and get a {bonus}% bonus',
    th_TH: 'โอน {min} ถึง {max} รับโบนัส {bonus}%',
    my_MM: '{min} မှ {max} အထိ လွှဲပြီး {bonus}% ဘောနပ်စ် ရယူပါ',
    zh_CN: '转入 {min} 至 {max},获得 {bonus}% 奖金',
    ms_MY: 'Pindahkan {min} hingga {max} dan dapatkan bonus {bonus}%',
  },
});
