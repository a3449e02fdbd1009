import type { SiteTexts } from '../types.ts';

export const site: SiteTexts = {
  documentTitle: 'Parlor：游戏、钱包与优惠',
  depositMethods: {
    eWallet: '电子钱包',
    onlineBanking: '网上银行',
    qrCode: '二维码',
    bankTransfer: '银行转账',
  },
  contacts: {
    telegram: { name: 'Telegram', hours: '全天候' },
    phone: { name: '电话', hours: '每日 08:00 至 22:00' },
    email: { name: '电子邮件', hours: '一天内回复' },
    line: { name: 'LINE', hours: '全天候' },
  },
};
