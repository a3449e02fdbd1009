import type { SiteTexts } from '../types.ts';

export const site: SiteTexts = {
  documentTitle: 'Parlor: games, wallet and promotions',
  depositMethods: {
    eWallet: 'E-wallet',
    onlineBanking: 'Online banking',
    qrCode: 'QR code',
    bankTransfer: 'Bank transfer',
  },
  contacts: {
    telegram: { name: 'Telegram', hours: 'Day and night' },
    phone: { name: 'Phone', hours: 'Daily 08:00 to 22:00' },
    email: { name: 'E-mail', hours: 'Answered within a day' },
    line: { name: 'LINE', hours: 'Day and night' },
  },
};
