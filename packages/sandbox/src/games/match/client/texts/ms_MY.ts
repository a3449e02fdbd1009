import type { MatchTexts } from './en_US.ts';

export const texts: MatchTexts = {
  loading: 'Pasukan sedang bersedia',
  press: 'Pertaruhan',
  info: 'Pertaruhan dan peraturan',
  rulesTitle: 'Pertaruhan',
  bet: (stake, name, odds) => `Bertaruh ${stake} · ${name} ${odds}`,
  placed: (name, amount) => `${name} · bayar ${amount}`,
  bets: 'Pertaruhan',
  draw: 'Seri',
  over: (line) => `Lebih ${line}`,
  under: (line) => `Kurang ${line}`,
  startsIn: (seconds) => `Mula dalam ${seconds} s`,
  minute: (minute) => `${minute}′`,
  suspended: 'Pertaruhan dijeda',
  fullTime: 'Tamat perlawanan',
  nextMatch: 'Perlawanan seterusnya',
  history: 'Keputusan terkini',
  point: (team) => `${team} jaringkan mata!`,
  saidPoint: (team, score) => `${team} menjaringkan mata. ${score}.`,
  howTo:
    'Bertaruh pada pemenang, seri, atau jumlah mata kedua-dua pasukan, sebelum perlawanan atau semasa ia berjalan. Odds kekal sehingga saat penentu setiap permainan; kemudian pertaruhan dijeda sehingga ia selesai. Hanya satu pertaruhan boleh terbuka pada satu masa.',
  voids:
    'Satu perlawanan mengambil masa 90 saat. Jika anda keluar, ia diteruskan dan pertaruhan anda diselesaikan pada akhirnya. Jika pelayan permainan tergendala apabila perlawanan tamat, perlawanan itu dibatalkan dan semua pertaruhan terbuka terbatal: pertaruhan anda dipulangkan.',
  rules:
    'Pelayan permainan mencabut setiap permainan sebelum pertaruhan dibuka dan menerbitkan cincangannya. Setiap odds ialah 96 % daripada harga saksama, dibundarkan ke bawah kepada dua perpuluhan. Pertaruhan pada odds yang telah turun ditolak tanpa caj. Kerosakan membatalkan pertaruhan yang terjejas.',
  keys: 'Space atau Enter bertaruh. Tab ke pertaruhan, anak panah memilih. Di tempat lain, anak panah menukar jumlah pertaruhan, P membuka halaman ini, M menghidupkan atau mematikan bunyi.',
};
