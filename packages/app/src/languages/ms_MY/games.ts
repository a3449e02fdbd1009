import type { games as english } from '../en_US/games.ts';
import type { Translation } from '../texts.ts';

/** Words of a game's own page. */
export const games: Translation<typeof english> = {
  maker: 'Pengeluar',
  rtp: 'Pulangan kepada pemain',
  rtpHelp: 'Bahagian semua taruhan yang dipulangkan oleh permainan dalam jangka masa panjang.',
  volatility: 'Turun naik',
  volatilities: {
    low: 'Rendah: menang kecil, kerap',
    medium: 'Sederhana',
    high: 'Tinggi: menang besar, jarang',
  },
  stake: 'Taruhan',
  stakeRange: '{{from}} hingga {{to}}',
  playsToday: 'Dimainkan hari ini',
  play: 'Main',
  about: 'Tentang permainan',
  facts: 'Maklumat',
  deposit: 'Baki tidak mencukupi, sila deposit!',
  depositText: 'Taruhan minimum ialah {{amount}}. Dompet anda ada {{balance}}.',
  maintenanceTitle: 'Permainan sedang diselenggara',
  maintenanceUntil: 'Kembali pada {{time}} ({{zone}}).',
  maintenanceOpen: 'Permainan dibuka semula sebaik sahaja siap.',
  missingTitle: 'Permainan ini tiada lagi',
  missingText: 'Ia telah ditarik balik, atau alamat tidak lengkap.',
};
