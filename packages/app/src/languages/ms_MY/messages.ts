import type { messages as english } from '../en_US/messages.ts';
import type { Translation } from '../texts.ts';

/** Texts of messages, and of customer service. */
export const messages: Translation<typeof english> = {
  readAll: 'Tanda semua sebagai dibaca',
  unread_other: '{{count}} belum dibaca',
  isUnread: 'Belum dibaca',
  nothingYet: 'Belum ada',
  notices: 'Berita untuk semua',
  emptyTitle: 'Tiada mesej',
  emptyText: 'Tawaran, berita dan hal akaun anda akan berada di sini.',
  seePromotions: 'Lihat promosi',
  missingTitle: 'Mesej ini sudah tiada',
  missingText: 'Ia telah ditarik balik, atau alamatnya tidak lengkap.',
  all: 'Semua mesej',
  open: 'Lihat',
  kinds: {
    activity: 'Aktiviti',
    platform: 'Berita laman',
    system: 'Akaun anda',
  },
  contact: {
    title: 'Bagaimana kami boleh bantu?',
    text: 'Pilih cara yang sesuai. Sediakan nama pengguna anda; kami tidak akan meminta kata laluan.',
    writeTitle: 'Tulis kepada kami',
    writeText: 'Tambah gambar jika perlu. Kami akan membalas dalam Mesej.',
    write: 'Tulis',
    logIn: 'Log masuk untuk menulis',
    emptyTitle: 'Buat masa ini secara bertulis sahaja',
    emptyText: 'Laman ini tiada telefon atau sembang. Tulis kepada kami, dan kami akan jawab.',
  },
  feedback: {
    title: 'Tulis kepada kami',
    text: 'Nyatakan apa yang anda buat, apa yang berlaku, dan apa yang anda jangka.',
    content: 'Apa yang berlaku',
    contentHelp: 'Sekurang-kurangnya 10 aksara',
    contact: 'Maklumat hubungan',
    contactHelp: 'Telefon, e-mel, atau nama dalam aplikasi mesej.',
    images: 'Gambar',
    image: 'Gambar {{at}}',
    send: 'Hantar',
    sentTitle: 'Terima kasih, kami sudah terima',
    sentText: 'Kami akan membalas dalam Mesej. Jawapan juga dipaparkan di bawah.',
    again: 'Hantar mesej lain',
    earlier: 'Mesej terdahulu',
    answer: 'Khidmat pelanggan',
    states: {
      open: 'Sedang diproses',
      answered: 'Dijawab',
    },
    blockedBy: {
      uploading: 'Gambar masih dimuat naik.',
      uploadFailed: 'Cuba gambar itu semula, atau keluarkan.',
    },
  },
};
