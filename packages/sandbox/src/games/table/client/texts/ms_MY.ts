import type { texts as english } from './en_US.ts';

export const texts: typeof english = {
  loading: 'Menyediakan meja',
  choose: 'Ketik meja untuk bertaruh',
  player: 'Pemain',
  banker: 'Bandar',
  tie: 'Seri',
  'player-pair': 'Pasangan pemain',
  'banker-pair': 'Pasangan bandar',
  red: 'Merah',
  black: 'Hitam',
  odd: 'Ganjil',
  even: 'Genap',
  low: '1–18',
  high: '19–36',
  higher: 'Lebih tinggi',
  lower: 'Lebih rendah',
  same: 'Sama',
  number: (number) => `Nombor ${number}`,
  split: 'Dua',
  street: 'Tiga',
  corner: 'Empat',
  line: 'Enam',
  straight: 'Satu',
  inside: 'Bertaruh pada',
  covers: (kind, numbers) => `${kind} ${numbers}`,
  dozen: (first, last) => `${first}–${last}`,
  column: (column) => `Lajur ${column}`,
  segment: (times) => `Segmen ${times}`,
  wins: (side, points) => `${side} menang ${points}`,
  tied: (points) => `Seri ${points}`,
  howToBaccarat:
    'Bertaruh pada pihak yang kadnya lebih hampir kepada sembilan. As bernilai satu, sepuluh dan kad muka sifar; hanya digit akhir dikira. Dua kad setiap pihak; lapan atau sembilan menamatkan pusingan. Pemain menarik kad ketiga pada lima atau kurang, bandar mengikut jadual biasa. Seri memulangkan taruhan pemain dan bandar. Bandar menang membayar 0.95 kepada 1. Setiap pusingan guna lapan dek baharu.',
  howToRoulette:
    'Bertaruh di mana bola akan berhenti: pada satu nombor, nombor bersebelahan, tiga atau enam nombor, atau warna, separuh, dozen atau lajur. Ada satu sifar. Taruhan pada n nombor membayar 36 ÷ n kali taruhan.',
  howToWheel:
    'Bertaruh pada pengganda di mana roda akan berhenti. Roda ada 54 segmen, dan taruhan menang membayar penggandanya kali taruhan.',
  howToHiLo:
    'Satu kad terbuka. Bertaruh sama ada kad seterusnya dari dek yang sama lebih tinggi, lebih rendah atau sama, atau warnanya. As rendah, raja tinggi. Jika sama, taruhan tinggi dan rendah dipulangkan. Bayaran bergantung pada kad, dan ditunjukkan sebelum anda bertaruh.',
  depends: 'ikut kad',
};
