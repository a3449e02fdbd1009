import type { CrashTexts } from './en_US.ts';

export const texts: CrashTexts = {
  loading: 'Bersedia untuk berlepas',
  press: 'Pertaruhan',
  info: 'Peraturan',
  rulesTitle: 'Peraturan',
  bet: (stake) => `Bertaruh ${stake}`,
  betNext: (stake) => `Bertaruh ${stake} pusingan depan`,
  cancelNext: 'Batal pertaruhan depan',
  ready: 'Menunggu berlepas',
  cashOut: (amount) => `Tunaikan ${amount}`,
  target: 'Tunai pada',
  off: 'Tutup',
  history: 'Penerbangan lepas',
  betting: 'Letak pertaruhan',
  ended: 'Terhempas',
  cashedAt: (times) => `Ditunaikan pada ${times}`,
  bets: (count) => `${count} pertaruhan`,
  saidEnded: (times) => `Terhempas pada ${times}.`,
  saidNext: 'Pertaruhan anda akan dibuat pada penerbangan seterusnya.',
  saidCancelled: 'Tiada pertaruhan akan dibuat.',
  howTo:
    'Bertaruh sebelum berlepas. Pengganda meningkat sehingga penerbangan terhempas. Tunaikan sebelum itu untuk memenangi pertaruhan didarab pengganda, atau pilih pengganda untuk tunai automatik. Semua pemain berkongsi penerbangan yang sama.',
  top: (times) => `Setiap penerbangan tamat selewat-lewatnya pada ${times}, dan membayarnya.`,
  rules:
    'Pelayan permainan menentukan titik tamat sebelum pertaruhan dibuka dan menerbitkan cincangannya. Tunai dikira apabila sampai di pelayan. Jika anda keluar sebelum berlepas, pertaruhan dipulangkan; jika semasa penerbangan, ia ditunaikan pada saat itu. Kerosakan membatalkan pertaruhan yang terjejas.',
  keys: 'Space atau Enter untuk bertaruh dan menunaikan, kekunci anak panah menukar pertaruhan, P membuka halaman ini, M menghidupkan atau mematikan bunyi.',
};
