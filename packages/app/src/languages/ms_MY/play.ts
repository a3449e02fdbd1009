import type { play as english } from '../en_US/play.ts';
import type { Translation } from '../texts.ts';

import { fairness } from './play/fairness.ts';

/** Texts of playing a game for money. */
export const play: Translation<typeof english> = {
  frame: 'Permainan {{game}}',
  opening: 'Membuka {{game}}',
  openingNote: 'Memindahkan baki anda ke dalam permainan.',
  entrance: {
    balance: 'Baki anda',
    note: 'Baki anda dipindahkan ke dalam permainan, dan kembali ke dompet apabila anda keluar.',
    play: 'Main',
    details: 'Butiran permainan',
    elsewhere:
      '{{amount}} ada dalam permainan ini, di tab atau peranti lain. Jika anda main di sini, permainan di sana ditutup.',
  },
  fund: {
    title: 'Main dengan',
    wallet: 'Dompet',
    walletNote: 'Tidak dikira untuk promosi anda.',
    counts: '{{percent}}% daripada setiap pertaruhan dikira.',
    countsNothing: 'Pertaruhan pada permainan ini tidak dikira.',
    maxStake: 'Pertaruhan hingga {{amount}}.',
    gameNotAllowed: 'Promosi ini tidak termasuk permainan ini.',
    stakeTooHigh: 'Pertaruhan minimum permainan ini melebihi had promosi sebanyak {{amount}}.',
    tooLow: 'Di bawah pertaruhan minimum {{amount}}.',
    note: 'Baki dipindahkan ke dalam permainan dan kembali apabila anda keluar.',
    leavingNote: 'Baki sedang dipindahkan kembali ke promosi anda.',
    settledTitle: 'Kembali ke promosi anda',
    settledEmptyTitle: 'Dalam promosi anda',
    open: 'Lihat promosi saya',
    frameFailedText:
      'Wang anda selamat. Cuba lagi, atau keluar untuk mengembalikannya ke promosi anda.',
    disconnectedText:
      'Keluar dan masuk semula. Wang anda selamat, dan kembali ke promosi apabila anda keluar.',
    recoveringText:
      'Kami terus menyemak dengan permainan sehingga semuanya kembali ke promosi anda. Anda tidak perlu menunggu.',
    homeToast: '{{amount}} telah kembali ke promosi anda.',
    unfinishedText: 'Wang ini kembali ke promosi anda sebelum permainan ini dibuka.',
    unfinishedCollect: 'Kembalikan ke promosi',
    openText:
      '{{amount}} daripada promosi anda masih dalam permainan. Teruskan bermain, atau kembalikannya.',
    bringBack: 'Kembalikan ke promosi',
    noDeposit:
      'Anda bermain dengan promosi, jadi anda tidak boleh mendeposit ke dalam permainan ini. Keluar untuk mendeposit ke dompet.',
  },
  handle: {
    open: 'Menu permainan',
    close: 'Tutup menu',
    show: 'Tunjukkan menu permainan',
    deposit: 'Deposit',
    home: 'Ke laman utama',
    exit: 'Keluar permainan',
    hide: 'Sembunyikan butang',
  },
  leaving: 'Mengembalikan wang anda',
  leavingNote: 'Baki anda sedang dipindahkan kembali ke dompet.',
  settledTitle: 'Kembali ke dompet anda',
  settledEmptyTitle: 'Dalam dompet anda',
  settledText: 'Anda telah keluar dari {{game}}.',
  settledNothing: 'Anda telah keluar dari {{game}}.',
  rounds: 'Pusingan',
  staked: 'Taruhan',
  won: 'Menang',
  again: 'Main lagi',
  toHome: 'Ke laman utama',
  homeToast: '{{amount}} telah kembali ke dompet anda.',
  missingTitle: 'Tiada permainan dipilih',
  missingText: 'Alamat tidak lengkap. Pilih permainan dari lobi.',
  checkFailed: 'Permainan gagal dibuka',
  maintenanceTitle: 'Permainan sedang diselenggara',
  maintenanceText: 'Pilih permainan lain dahulu. Wang anda ada dalam dompet.',
  maintenanceUntil: 'Dibuka semula: {{time}}.',
  insufficientTitle: 'Baki tidak mencukupi, sila deposit!',
  insufficientText: 'Taruhan minimum ialah {{amount}}. Dompet anda ada {{balance}}.',
  unfinishedTitle: '{{amount}} masih dalam {{game}}',
  unfinishedText: 'Wang itu dikembalikan ke dompet anda sebelum permainan ini dibuka.',
  unfinishedContinue: 'Kembalikan dan main',
  unfinishedCollect: 'Kembalikan ke dompet',
  launchFailed: 'Permainan gagal dibuka',
  leaveAnyway: 'Keluar',
  frameFailedTitle: 'Permainan tidak memberi respons',
  frameFailedText: 'Wang anda selamat. Cuba lagi, atau keluar dan ambil wang anda.',
  disconnectedTitle: 'Permainan terputus',
  disconnectedText:
    'Keluar dan masuk semula. Wang anda selamat, dan kembali ke dompet apabila anda keluar.',
  closedText:
    'Wang anda selamat. Keluar untuk mengembalikan baki ke dompet. Pusingan yang belum tamat disimpan sehingga permainan dibuka semula.',
  reenter: 'Masuk semula',
  exit: 'Keluar',
  recoveringTitle: 'Wang anda dalam perjalanan kembali',
  recoveringText:
    'Kami terus menyemak dengan permainan sehingga semuanya kembali ke dompet. Anda tidak perlu menunggu.',
  recoveringNext: 'Semakan seterusnya: {{time}}.',
  askNow: 'Semak sekarang',
  resumableTitle: 'Satu pusingan belum selesai',
  resumableText:
    'Selesaikan untuk mendapatkan wang anda, atau biarkan: ia diselesaikan secara automatik dalam sehari.',
  resume: 'Selesaikan pusingan',
  deposit: {
    title: 'Deposit dan terus bermain',
    pausing: 'Permainan dijeda selepas pusingan ini',
    toppingUp: 'Memindahkan ke permainan',
    failedTitle: 'Wang ada dalam dompet, bukan dalam permainan',
    keep: 'Simpan dalam dompet',
    done: 'Deposit anda kini dalam permainan.',
  },
  recovered: {
    title: 'Wang anda telah kembali ke dompet',
    text_other:
      'Anda meninggalkan {{count}} permainan tanpa keluar. Wang di sana telah kembali ke dompet anda.',
    acknowledge: 'Baiklah',
    openTitle: 'Anda ada wang dalam {{game}}',
    openText: '{{amount}} masih dalam permainan. Terus bermain, atau kembalikan ke dompet anda.',
    openReturns: 'Wang itu dikembalikan secara automatik: {{time}}.',
    goOn: 'Terus bermain',
    bringBack: 'Kembalikan ke dompet',
  },
  fairness,
};
