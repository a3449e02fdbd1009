import type { ContentTexts } from '../types.ts';

export const content: ContentTexts = {
  banners: {
    welcome: {
      kicker: 'Baru di sini?',
      title: 'Deposit pertama, seminit sahaja',
      text: 'Setiap sen kelihatan dalam dompet anda',
      action: 'Deposit',
    },
    fishing: {
      kicker: 'Laut dalam',
      title: 'Buru arus pasang',
      text: 'Jerung, kraken dan lagun bercahaya',
      action: 'Lihat permainan',
    },
    live: {
      kicker: 'Salon',
      title: 'Kerusi di meja',
      text: 'Rolet, bakarat dan roda besar',
      action: 'Ambil tempat',
    },
    slots: {
      kicker: 'Hujung minggu ini',
      title: 'Gelendong manis',
      text: 'Lima gelendong gula',
      action: 'Putar',
    },
  },
  activities: {
    attend: {
      title: 'Tujuh hari',
      text: 'Daftar masuk tujuh hari untuk hadiah',
      content:
        '<p>Daftar masuk sekali sehari pada tujuh hari berlainan. Hadiah dibayar ke dompet anda pada hari ketujuh.</p>',
    },
    claim: {
      title: 'Hadiah dengan kod',
      text: 'Masukkan kod PARLOR',
      content:
        '<p>Masukkan kod PARLOR dan tuntut hadiah. Ia dibayar ke dompet anda serta-merta. Satu hadiah bagi setiap pemain.</p>',
    },
    apply: {
      title: 'Meja bulan ini',
      text: 'Mohon tempat di meja',
      content:
        '<p>Mohon dengan nota. Kami menyemak setiap permohonan; jika diluluskan, hadiah dibayar ke dompet anda.</p>',
    },
  },
  bulletins: {
    tableBreak: {
      title:
        'Meja langsung berehat 04:00 hingga 04:30. Wang dalam permainan kembali ke dompet anda dengan sendirinya.',
      content:
        '<p>Meja langsung ditutup setengah jam setiap malam, dari 04:00 hingga 04:30, waktu laman.</p><p>Pusingan yang sedang berjalan diselesaikan dahulu. Apa yang ada dalam permainan kemudian kembali ke dompet anda dengan sendirinya.</p>',
    },
    withdrawalTimes: {
      title: 'Pengeluaran pada hari bekerja tiba jam 18:00 keesokan harinya.',
      content:
        '<p>Permintaan dari Isnin hingga Jumaat tiba jam 18:00 keesokan harinya; permintaan hujung minggu tiba pada Isnin jam 18:00. Cuti umum diumumkan secara berasingan. Halaman pengeluaran sentiasa menunjukkan masa yang dikira.</p>',
    },
  },
  dailyNotification: {
    title: 'Apa yang baharu',
    content:
      '<p>Permainan baharu dipaparkan dahulu. Kedudukan permainan popular dikemas kini setiap hari.</p><p>Tetapkan had sebelum bermula, dan berhenti semasa masih seronok.</p>',
  },
};
