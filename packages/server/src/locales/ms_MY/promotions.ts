import type { PromotionTexts } from '../types.ts';

export const promotions: PromotionTexts = {
  allGames: 'Semua permainan',
  names: {
    welcome: 'Bonus alu-aluan',
    weekendSlots: 'Slot hujung minggu',
    netWin: 'Cabaran menang bersih',
    liveCashback: 'Pulangan tunai langsung',
  },
  summaries: {
    bet: 'Pindahkan {min} hingga {max} dan dapatkan bonus {bonus}%',
    netwin: 'Menang bersih {netwin} dengan bonus {bonus}%',
    balance: 'Capai baki {balance}% dengan bonus {bonus}%',
  },
  terms: {
    transfer:
      'Pindahkan {min} hingga {max} dari dompet anda. Bonus ialah {bonus}% daripadanya, sehingga {maxBonus}.',
    bet: 'Pertaruhkan {multiple} kali jumlah pindahan dan bonus anda.',
    netwin: 'Menang {netwin} lebih daripada pertaruhan anda dalam pusingan yang selesai.',
    balance: 'Capai baki {balance}% daripada pindahan dan bonus anda.',
    games: 'Main: {games}. Baki ini tidak boleh digunakan untuk permainan lain.',
    maxStake: 'Pertaruhan terbesar ialah {stake}.',
    freeSpins:
      'Anda mendapat {spins} putaran percuma pada taruhan terkecil slot yang anda pilih. Kemenangannya ditambah ke baki promosi. Yang tidak digunakan terbatal pada akhirnya.',
    deadline:
      'Anda mempunyai {days} hari. Jika syarat dipenuhi pada tarikh akhir, baki dibayar ke dompet anda; jika tidak, ia terbatal.',
    release:
      'Jika baki kurang daripada {release}, anda boleh membuka kunci promosi. Selebihnya terbatal.',
    close: 'Menutup promosi membatalkan bakinya, termasuk pindahan anda sendiri.',
    closeReturns:
      'Menutup promosi memulangkan baki pindahan anda sendiri dan membatalkan selebihnya.',
    once: 'Setiap pemain boleh menyertai sekali.',
  },
};
