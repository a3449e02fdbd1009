import type { cards as english } from '../en_US/cards.ts';
import type { Translation } from '../texts.ts';

/** Texts of the player's bank cards. */
export const cards: Translation<typeof english> = {
  emptyTitle: 'Belum ada akaun bank',
  emptyText: 'Tambah akaun untuk pengeluaran. Ia mesti atas nama anda sendiri.',
  add: 'Tambah akaun bank',
  default: 'Lalai',
  new: 'Baharu',
  newNote: 'Pengeluaran pertama ke akaun baharu memerlukan kata laluan atau kod SMS.',
  addText: 'Pengeluaran hanya dibuat ke akaun atas nama anda sendiri.',
  bank: 'Nama bank',
  bankChoose: 'Pilih bank anda',
  noBanks: 'Tiada bank untuk dipilih sekarang. Cuba lagi nanti, atau hubungi kami.',
  makeDefault: 'Jadikan akaun lalai untuk pengeluaran',
  save: 'Simpan akaun',
  added: 'Berjaya ditambah',
  cardName: '{{bank}} ••\u00a0{{lastFour}}',
  unchangedNumber: 'Biarkan kosong untuk mengekalkan {{number}}.',
  editText:
    'Perubahan mencipta akaun baharu. Pengeluaran yang telah diminta tetap dihantar ke akaun terdahulu.',
  edited: 'Berjaya disunting',
  deleted: 'Berjaya dipadam',
  changed: 'Operasi berjaya',
  edit: 'Sunting',
  setDefault: 'Jadikan lalai',
  delete: 'Padam',
  deleteTitle: 'Padam {{card}}?',
  deleteText:
    'Anda tidak lagi boleh membuat pengeluaran ke akaun ini. Pengeluaran yang telah diminta tetap sampai.',
  deleteConfirm: 'Padam akaun',
  holder: 'Pemegang akaun',
  number: 'Nombor akaun',
  defaultText: 'Pengeluaran dihantar ke akaun ini melainkan anda memilih yang lain.',
  notFoundTitle: 'Akaun tidak dijumpai',
  notFoundText: 'Ia mungkin telah disunting atau dipadam.',
  all: 'Semua akaun bank',
};
