import type { account as english } from '../en_US/account.ts';
import type { Translation } from '../texts.ts';

/** Words of the account tab. */
export const account: Translation<typeof english> = {
  visitorTitle: 'Akaun anda',
  visitorText: 'Log masuk untuk melihat dompet, promosi dan mesej anda.',
  balance: 'Baki dompet',
  total: 'Jumlah wang anda',
  withdraw: 'Keluarkan',
  wallet: 'Dompet',
  bills: 'Transaksi',
  bankCards: 'Akaun bank',
  promotions: 'Promosi saya',
  bonuses: 'Bonus',
  rebate: 'Rebat',
  messages: 'Mesej',
  invite: 'Jemput rakan',
  profile: 'Maklumat saya',
  colours: 'Warna tema',
  contact: 'Hubungi kami',
  agreement: 'Perjanjian pengguna',
  money: 'Wang',
  rewards: 'Ganjaran',
  more: 'Lagi',
  version: 'Versi {{version}}',
  logOutTitle: 'Log keluar?',
  logOutText: 'Wang anda kekal dalam dompet. Permainan yang terbuka akan ditutup dahulu.',
};
