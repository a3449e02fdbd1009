import type { SiteTexts } from '../types.ts';

export const site: SiteTexts = {
  documentTitle: 'Parlor: permainan, dompet dan promosi',
  depositMethods: {
    eWallet: 'E-dompet',
    onlineBanking: 'Bank dalam talian',
    qrCode: 'Kod QR',
    bankTransfer: 'Pindahan bank',
  },
  contacts: {
    telegram: { name: 'Telegram', hours: 'Siang dan malam' },
    phone: { name: 'Telefon', hours: 'Setiap hari 08:00 hingga 22:00' },
    email: { name: 'E-mel', hours: 'Dijawab dalam sehari' },
    line: { name: 'LINE', hours: 'Siang dan malam' },
  },
};
