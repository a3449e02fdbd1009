import type { payment as english } from '../en_US/payment.ts';
import type { Translation } from '../texts.ts';

/** Texts of paying a deposit by transfer, and of the player's deposits. */
export const payment: Translation<typeof english> = {
  bank: 'Bank anda',
  offer: 'Tawaran',
  noOffer: 'Tiada tawaran',
  channelBank: 'Nama bank',
  transferCheck: 'Seterusnya, anda akan mendapat butiran pindahan.',
  transferConfirm: 'Dapatkan butiran bayaran',
  transferTitle: 'Pindahkan amaun ini dengan tepat',
  transferText:
    'Kami mengkreditkannya sebaik sahaja pindahan diterima. Anda boleh meninggalkan halaman ini.',
  scanTitle: 'Imbas dengan aplikasi bank anda',
  scan: 'Kod QR untuk membayar {{amount}}',
  bankName: 'Nama bank',
  accountName: 'Nama akaun',
  accountNumber: 'Nombor akaun',
  amount: 'Amaun',
  reference: 'Rujukan',
  referenceHelp:
    'Masukkan rujukan ini semasa membuat pindahan supaya kami dapat memadankan bayaran anda.',
  openBank: 'Buka aplikasi bank',
  orders: 'Deposit anda',
  ordersEmptyTitle: 'Belum ada deposit',
  ordersEmptyText: 'Deposit anda dan statusnya akan dipaparkan di sini.',
  new: 'Deposit baharu',
  states: {
    pendingReview: 'Dalam semakan',
    pendingPayment: 'Menunggu bayaran',
    done: 'Selesai',
    failed: 'Gagal',
  },
  pendingTitle: 'Deposit belum selesai',
  pendingText: '{{amount}} melalui {{channel}}',
  resume: 'Teruskan deposit',
  timeLeft: 'Masa berbaki',
};
