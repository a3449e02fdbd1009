import type { SiteTexts } from '../types.ts';

export const site: SiteTexts = {
  documentTitle: 'Parlor: เกม กระเป๋าเงิน และโปรโมชัน',
  depositMethods: {
    eWallet: 'อีวอลเล็ต',
    onlineBanking: 'ธนาคารออนไลน์',
    qrCode: 'คิวอาร์โค้ด',
    bankTransfer: 'โอนผ่านธนาคาร',
  },
  contacts: {
    telegram: { name: 'Telegram', hours: 'ตลอด 24 ชั่วโมง' },
    phone: { name: 'โทรศัพท์', hours: 'ทุกวัน 08:00–22:00 น.' },
    email: { name: 'อีเมล', hours: 'ตอบภายในหนึ่งวัน' },
    line: { name: 'LINE', hours: 'ตลอด 24 ชั่วโมง' },
  },
};
