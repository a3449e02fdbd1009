import type { texts as english } from './en_US.ts';

export const texts: typeof english = {
  loading: 'Mengisi dram',
  choose: 'Pilih nombor anda',
  picks: (count, most) => `${count} daripada ${most} dipilih`,
  quickPick: 'Pilihan rawak',
  addTicket: 'Tambah tiket',
  tickets: (count) => `${count} tiket`,
  newTickets: 'Tiket lain',
  ticket: (number) => `Tiket ${number}`,
  hits: (count, of) => `${count} daripada ${of}`,
  drawn: (count, of) => `${count} daripada ${of} dicabut`,
  numbers: (numbers) => `Nombor ${numbers}`,
  digit: (place, digit) => `Digit ${place}: ${digit}`,
  exact: 'Tepat',
  any: 'Sebarang susunan',
  'first-two': 'Dua pertama',
  'last-two': 'Dua terakhir',
  small: 'Kecil 0–13',
  big: 'Besar 14–27',
  odd: 'Jumlah ganjil',
  even: 'Jumlah genap',
  sum: (digits, sum) => `${digits} · jumlah ${sum}`,
  corners: 'Empat penjuru',
  rows: (count) => `${count} baris`,
  match: (count, of) => `${count} daripada ${of} nombor`,
  howToKeno:
    'Pilih satu hingga lapan nombor daripada 80; 20 dicabut. Tiket dibayar mengikut bilangan nombor yang kena. Beberapa tiket boleh diletakkan bersama.',
  howToLotto:
    'Pilih enam nombor daripada 49; enam dicabut. Tiket dibayar mengikut bilangan nombor yang kena, sekurang-kurangnya dua.',
  howToDigits:
    'Nombor dari 000 hingga 999 dicabut. Pilih tiga digit dan bertaruh tepat, sebarang susunan, dua pertama atau dua terakhir; atau bertaruh pada jumlah digit.',
  howToBingo:
    'Tiket mempunyai tiga baris lima nombor dari 1 hingga 90; 45 bola dicabut. Tiket dibayar bagi baris yang lengkap, atau empat penjurunya jika tiada baris lengkap.',
};
