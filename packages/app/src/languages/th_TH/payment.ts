import type { payment as english } from '../en_US/payment.ts';
import type { Translation } from '../texts.ts';

/** Texts of paying a deposit by transfer, and of the player's deposits. */
export const payment: Translation<typeof english> = {
  bank: 'ธนาคารของคุณ',
  offer: 'ข้อเสนอ',
  noOffer: 'ไม่รับข้อเสนอ',
  channelBank: 'ธนาคาร',
  transferCheck: 'ขั้นต่อไปคุณจะได้รับรายละเอียดสำหรับโอนเงิน',
  transferConfirm: 'ดูรายละเอียดการชำระ',
  transferTitle: 'โอนเงินตามจำนวนนี้พอดี',
  transferText: 'เราจะเพิ่มเงินให้ทันทีที่ได้รับเงินโอน คุณออกจากหน้านี้ได้',
  scanTitle: 'สแกนด้วยแอปธนาคาร',
  scan: 'คิวอาร์โค้ดสำหรับจ่าย {{amount}}',
  bankName: 'ธนาคาร',
  accountName: 'ชื่อบัญชี',
  accountNumber: 'เลขที่บัญชี',
  amount: 'จำนวนเงิน',
  reference: 'รหัสอ้างอิง',
  referenceHelp: 'ใส่รหัสอ้างอิงนี้ตอนโอน เพื่อให้เราตรวจสอบยอดของคุณได้',
  openBank: 'เปิดแอปธนาคาร',
  orders: 'รายการฝากของคุณ',
  ordersEmptyTitle: 'ยังไม่มีรายการฝาก',
  ordersEmptyText: 'รายการฝากและสถานะจะแสดงที่นี่',
  new: 'ฝากเงินใหม่',
  states: {
    pendingReview: 'กำลังตรวจสอบ',
    pendingPayment: 'รอชำระเงิน',
    done: 'สำเร็จ',
    failed: 'ไม่สำเร็จ',
  },
  pendingTitle: 'การฝากยังไม่เสร็จ',
  pendingText: '{{amount}} ผ่าน {{channel}}',
  resume: 'ฝากต่อ',
  timeLeft: 'เวลาที่เหลือ',
};
