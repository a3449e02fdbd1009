import type { head as english } from '../en_US/head.ts';
import type { Translation } from '../texts.ts';

export const head: Translation<typeof english> = {
  site: 'Slot, permainan meja dan permainan langsung di {{site}}, dengan deposit dan pengeluaran dari telefon anda.',
  browser: 'Semak semua permainan di {{site}} mengikut kategori, pengeluar, tema dan taruhan.',
  privilege: 'Promosi semasa di {{site}} dan syaratnya.',
  contactInfomation: 'Hubungi khidmat pelanggan {{site}}.',
  userAgreement: 'Perjanjian pengguna {{site}}: akaun, deposit, pengeluaran dan permainan.',
  accountLogin: 'Log masuk ke akaun anda di {{site}}.',
  accountSignUp: 'Daftar di {{site}} dengan nombor telefon anda.',
  entry: 'Anda dijemput ke {{site}}. Daftar dengan nombor telefon anda.',
  gameDetail: 'Main {{game}} oleh {{maker}} di {{site}}.',
};
