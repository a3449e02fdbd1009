import type { account as english } from '../en_US/account.ts';
import type { Translation } from '../texts.ts';

/** Words of the account tab. */
export const account: Translation<typeof english> = {
  visitorTitle: 'บัญชีของคุณ',
  visitorText: 'เข้าสู่ระบบเพื่อดูกระเป๋าเงิน โปรโมชั่น และข้อความ',
  balance: 'ยอดเงินในกระเป๋า',
  total: 'ยอดเงินทั้งหมดของคุณ',
  withdraw: 'ถอนเงิน',
  wallet: 'กระเป๋าเงิน',
  bills: 'รายการเงิน',
  bankCards: 'บัญชีธนาคาร',
  promotions: 'โปรโมชั่นของฉัน',
  bonuses: 'โบนัส',
  rebate: 'เงินคืน',
  messages: 'ข้อความ',
  invite: 'ชวนเพื่อน',
  profile: 'ข้อมูลของฉัน',
  colours: 'สีธีม',
  contact: 'ติดต่อเรา',
  agreement: 'ข้อตกลงผู้ใช้',
  money: 'การเงิน',
  rewards: 'รางวัล',
  more: 'เพิ่มเติม',
  version: 'เวอร์ชัน {{version}}',
  logOutTitle: 'ออกจากระบบ?',
  logOutText: 'เงินของคุณยังอยู่ในกระเป๋าเงิน หากมีเกมเปิดอยู่ ระบบจะออกจากเกมก่อน',
};
