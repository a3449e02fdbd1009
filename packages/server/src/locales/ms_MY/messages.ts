import type { MessageTexts } from '../types.ts';

export const messages: MessageTexts = {
  welcome: {
    title: 'Selamat datang',
    content:
      '<p>Gembira menerima anda. Dompet anda menunjukkan setiap unit wang anda, di mana pun ia berada: dalam dompet, dalam permainan, dalam perjalanan atau ditahan.</p><p>Apabila permainan terputus, wang di dalamnya kembali ke dompet anda dengan sendirinya.</p>',
  },
  keepSafe: {
    title: 'Jaga akaun anda',
    content:
      '<p>Kami tidak pernah meminta kata laluan atau kod SMS anda. Kad bank baharu dan pengeluaran pertama kepadanya memerlukan pengesahan bahawa itu anda.</p><p>Dalam profil anda dapat melihat di mana anda log masuk, dan mengeluarkan peranti lain.</p>',
  },
  firstDeposit: {
    title: 'Deposit pertama anda, dan apa yang boleh diperoleh',
    content:
      '<p>Lihat promosi sebelum deposit: setiap satu menyatakan syarat, tempoh, dan apa yang berlaku jika anda keluar.</p>',
  },
  depositDone: {
    title: 'Deposit anda telah tiba',
    content: '<p>{amount} kini dalam dompet anda.</p>',
  },
  withdrawalPaid: {
    title: 'Pengeluaran anda telah dibayar',
    content: '<p>{amount} sedang menuju ke kad anda.</p>',
  },
  depositReversed: {
    title: 'Bank anda menarik balik deposit',
    content:
      '<p>Bank anda membatalkan satu deposit. {amount} telah ditolak daripada dompet anda. Hubungi sokongan jika anda tidak memintanya.</p>',
  },
  withdrawalPaidLate: {
    title: 'Pengeluaran anda akhirnya dibayar',
    content:
      '<p>Bank membayar pengeluaran yang telah kami pulangkan ke dompet anda. {amount} ditolak semula daripada dompet anda.</p>',
  },
  balanceCorrected: {
    title: 'Baki anda telah dibetulkan',
    content:
      '<p>Kami membetulkan dompet anda sebanyak {amount}. Hubungi sokongan jika anda ada soalan.</p>',
  },
  withdrawalReturned: {
    title: 'Pengeluaran anda tidak dapat dibayar',
    content: '<p>{amount} kembali ke dompet anda. Semak kad, atau tanya khidmat pelanggan.</p>',
  },
  manualDepositRejected: {
    title: 'Deposit manual anda ditolak',
    content: '<p>{amount}: {reason} Hubungi khidmat pelanggan jika anda perlukan bantuan.</p>',
  },
  feedbackAnswered: {
    title: 'Khidmat pelanggan telah menjawab anda',
    content: '<p>Jawapannya ada di bawah apa yang anda tulis kepada kami.</p>',
  },
  newDevice: {
    title: 'Log masuk pada peranti baharu',
    content:
      '<p>{device}. Jika bukan anda, log keluarkan peranti itu dan tukar kata laluan anda.</p>',
  },
  rebateReady: {
    title: 'Rebat anda sudah sedia',
    content: '<p>{amount} sedia untuk dituntut.</p>',
  },
  bonusReady: { title: 'Anda mendapat bonus', content: '<p>{amount} sedia untuk dituntut.</p>' },
  bonusCredited: {
    title: 'Bonus telah ditambah ke dompet anda',
    content: '<p>{amount} berada dalam dompet anda.</p>',
  },
  referralReady: {
    title: 'Anda mendapat ganjaran rujukan',
    content: '<p>{amount} sedia untuk dituntut.</p>',
  },
  activityPrize: {
    title: 'Hadiah anda telah tiba',
    content: '<p>{amount} berada dalam dompet anda.</p>',
  },
  applicationRejected: {
    title: 'Permohonan anda ditolak',
    content: '<p>Buka aktiviti untuk membaca jawapan.</p>',
  },
  promotionJoined: {
    title: 'Anda menyertai {promotion}',
    content:
      '<p>{amount} berada dalam promosi, termasuk bonus. Penuhi syaratnya untuk memindahkannya ke dompet anda.</p>',
  },
  promotionSettlable: {
    title: 'Anda boleh menyelesaikan {promotion}',
    content: '<p>Syarat telah dipenuhi. Selesaikan untuk memindahkan {amount} ke dompet anda.</p>',
  },
  promotionSettled: {
    title: '{promotion} telah diselesaikan',
    content: '<p>{amount} berada dalam dompet anda.</p>',
  },
  promotionClosed: {
    title: '{promotion} telah ditutup',
    content: '<p>Bakinya sebanyak {amount} terbatal.</p>',
  },
  promotionReturned: {
    title: '{promotion} telah ditutup',
    content:
      '<p>{amount} daripada pindahan anda telah dipulangkan ke dompet anda. Selebihnya terbatal.</p>',
  },
  promotionExpired: {
    title: '{promotion} telah tamat',
    content: '<p>Syarat tidak dipenuhi pada tarikh akhir. Bakinya sebanyak {amount} terbatal.</p>',
  },
  promotionUnlocked: {
    title: 'Kunci {promotion} telah dibuka',
    content: '<p>Selebihnya, {amount}, terbatal.</p>',
  },
  rewardExpiring: {
    title: 'Ganjaran anda akan tamat tempoh',
    content: '<p>Tuntut {amount} sebelum {time}. Selepas itu ia tamat tempoh.</p>',
  },
  promotionEnding: {
    title: '{promotion} akan tamat',
    content:
      '<p>Penuhi syaratnya sebelum {time}. Jika tidak, bakinya sebanyak {amount} terbatal.</p>',
  },
  offerMissed: {
    title: 'Deposit anda tidak menyertai {promotion}',
    content: '<p>{amount} berada dalam dompet anda. {reason}</p>',
  },
  levelReached: {
    title: 'Anda mencapai {level}',
    content: '<p>Lihat manfaat anda di bawah Tahap.</p>',
  },
  offerReasons: {
    closed: 'Tawaran telah ditutup.',
    changed: 'Syaratnya berubah selepas anda memilihnya. Semak sebelum menyertai.',
    joined: 'Anda sudah menyertainya.',
    frozen: 'Akaun anda sedang disemak.',
    spent: 'Sebahagiannya telah digunakan sebelum dapat menyertai.',
  },
  manualDepositReasons: {
    'receipt.unreadable': 'Kami tidak dapat membaca resit itu. Hantar gambar yang lebih jelas.',
    'receipt.mismatch': 'Resit tidak sepadan dengan maklumat yang anda isi.',
    'payment.notFound': 'Kami tidak menemui bayaran ini di bank kami.',
    'payment.duplicate': 'Bayaran ini telah dikreditkan.',
    'account.wrong': 'Bayaran itu masuk ke akaun lain.',
  },
  unknownDevice: 'Peranti tidak dikenali',
};
