import type { MinesTexts } from './en_US.ts';

export const texts: MinesTexts = {
  loading: 'Menyediakan padang',
  press: 'Pertaruhan',
  info: 'Pengganda dan peraturan',
  rulesTitle: 'Pengganda',
  bet: (stake) => `Bertaruh ${stake}`,
  pick: 'Pilih petak',
  collect: (amount) => `Kutip ${amount}`,
  dangers: 'Bahaya',
  field: 'Petak',
  ladder: 'Pengganda',
  tile: (row, column) => `Baris ${row}, lajur ${column}`,
  safe: 'selamat',
  danger: 'bahaya',
  saidSafe: (times, amount) => `Selamat. ${times}, kutip ${amount}.`,
  saidHit: 'Bahaya. Pusingan tamat.',
  howTo:
    'Pilih bilangan bahaya di padang, kemudian buka petak. Setiap petak selamat menaikkan pengganda. Kutip pada bila-bila masa; satu bahaya menamatkan pusingan tanpa kemenangan.',
  ladderTitle: (dangers) => `Bahaya: ${dangers}`,
  rules:
    'Pelayan permainan menyembunyikan bahaya semasa anda bertaruh, sebelum anda membuka petak. Jika anda keluar, pusingan kekal terbuka selama 24 jam; selepas itu kemenangan semasa dikutip, atau pertaruhan dipulangkan jika tiada petak dibuka. Kerosakan membatalkan pusingan yang terjejas.',
  keys: 'Space atau Enter untuk bertaruh dan mengutip. Di padang, kekunci anak panah bergerak dan Enter membuka petak. Di tempat lain, kekunci anak panah menukar pertaruhan, P membuka halaman ini, M menghidupkan atau mematikan bunyi.',
};
