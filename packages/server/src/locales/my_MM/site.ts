import type { SiteTexts } from '../types.ts';

export const site: SiteTexts = {
  documentTitle: 'Parlor – ဂိမ်း၊ ပိုက်ဆံအိတ်နှင့် ပရိုမိုးရှင်း',
  depositMethods: {
    eWallet: 'E-ပိုက်ဆံအိတ်',
    onlineBanking: 'အွန်လိုင်းဘဏ်',
    qrCode: 'QR ကုဒ်',
    bankTransfer: 'ဘဏ်ငွေလွှဲ',
  },
  contacts: {
    telegram: { name: 'Telegram', hours: 'နေ့ညမပြတ်' },
    phone: { name: 'ဖုန်း', hours: 'နေ့စဉ် 08:00 မှ 22:00' },
    email: { name: 'အီးမေးလ်', hours: 'တစ်ရက်အတွင်း ဖြေကြားမည်' },
    line: { name: 'LINE', hours: 'နေ့ညမပြတ်' },
  },
};
