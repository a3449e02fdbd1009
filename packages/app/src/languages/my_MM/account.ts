import type { account as english } from '../en_US/account.ts';
import type { Translation } from '../texts.ts';

/** Words of the account tab. */
export const account: Translation<typeof english> = {
  visitorTitle: 'သင့်အကောင့်',
  visitorText: 'ပိုက်ဆံအိတ်၊ ပရိုမိုးရှင်းနှင့် မက်ဆေ့ခ်ျများကို ကြည့်ရန် အကောင့်ဝင်ပါ။',
  balance: 'ပိုက်ဆံအိတ် လက်ကျန်ငွေ',
  total: 'သင့်ငွေ စုစုပေါင်း',
  withdraw: 'ငွေထုတ်မည်',
  wallet: 'ပိုက်ဆံအိတ်',
  bills: 'ငွေစာရင်း',
  bankCards: 'ဘဏ်ကတ်များ',
  promotions: 'ကျွန်ုပ်၏ ပရိုမိုးရှင်းများ',
  bonuses: 'ဘောနပ်စ်များ',
  rebate: 'ပြန်အမ်းငွေ',
  messages: 'မက်ဆေ့ခ်ျများ',
  invite: 'သူငယ်ချင်းများကို ဖိတ်ရန်',
  profile: 'ကျွန်ုပ်၏ အချက်အလက်',
  colours: 'အရောင်များ',
  contact: 'ဆက်သွယ်ရန်',
  agreement: 'အသုံးပြုသူ သဘောတူညီချက်',
  money: 'ငွေကြေး',
  rewards: 'ဆုလာဘ်များ',
  more: 'နောက်ထပ်',
  version: 'ဗားရှင်း {{version}}',
  logOutTitle: 'အကောင့်ထွက်မလား။',
  logOutText: 'သင့်ငွေသည် ပိုက်ဆံအိတ်ထဲတွင် ရှိနေပါမည်။ ဖွင့်ထားသော ဂိမ်းမှ အရင်ထွက်ပါမည်။',
};
