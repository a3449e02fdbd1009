import type { content as english } from '../en_US/content.ts';
import type { Translation } from '../texts.ts';

/** Texts of notices and of the site's documents. */
export const content: Translation<typeof english> = {
  noticesEmptyTitle: 'Tiada pengumuman',
  noticesEmptyText: 'Berita laman ini akan dipaparkan di sini.',
  noticeMissingTitle: 'Pengumuman ini tiada lagi',
  noticeMissingText: 'Ia telah ditarik balik, atau alamat tidak lengkap.',
  allNotices: 'Semua pengumuman',
  seeGames: 'Lihat permainan',
  learnMore: 'Ketahui lebih lanjut',
  agreementEmptyTitle: 'Belum ada kandungan',
  agreementEmptyText: 'Laman belum menerbitkan dokumen ini.',
  documents: {
    label: 'Dokumen',
    userAgreement: 'Perjanjian',
    privacy: 'Privasi',
    promotionTerms: 'Promosi',
  },
};
