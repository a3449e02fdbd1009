import type { games as english } from '../en_US/games.ts';
import type { Translation } from '../texts.ts';

/** Words of a game's own page. */
export const games: Translation<typeof english> = {
  maker: 'ဂိမ်းကုမ္ပဏီ',
  rtp: 'ကစားသူသို့ ပြန်ပေးနှုန်း',
  rtpHelp: 'လောင်းကြေးအားလုံးအနက် ရေရှည်တွင် ဂိမ်းက ပြန်ပေးသော အချိုးအစား။',
  volatility: 'အတက်အကျ',
  volatilities: {
    low: 'နည်း- အနိုင်နည်း၊ မကြာခဏ',
    medium: 'အလယ်အလတ်',
    high: 'များ- အနိုင်များ၊ ရံဖန်ရံခါ',
  },
  stake: 'လောင်းကြေး',
  stakeRange: '{{from}} မှ {{to}}',
  playsToday: 'ယနေ့ ကစားသည့်အကြိမ်',
  play: 'ကစားမည်',
  about: 'ဂိမ်းအကြောင်း',
  facts: 'အချက်အလက်များ',
  deposit: 'လက်ကျန်ငွေ မလုံလောက်ပါ၊ ငွေသွင်းပါ။',
  depositText: 'အနည်းဆုံး လောင်းကြေး {{amount}}။ သင့်ပိုက်ဆံအိတ်တွင် {{balance}} ရှိသည်။',
  maintenanceTitle: 'ဂိမ်းကို ပြုပြင်နေသည်',
  maintenanceUntil: '{{time}} ({{zone}}) တွင် ပြန်ဖွင့်ပါမည်။',
  maintenanceOpen: 'ပြုပြင်ပြီးသည်နှင့် ပြန်ဖွင့်ပါမည်။',
  missingTitle: 'ဤဂိမ်း မရှိတော့ပါ',
  missingText: 'ဖြုတ်ထားခြင်း၊ သို့မဟုတ် လိပ်စာ မပြည့်စုံခြင်း ဖြစ်နိုင်သည်။',
};
