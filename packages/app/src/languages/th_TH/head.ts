import type { head as english } from '../en_US/head.ts';
import type { Translation } from '../texts.ts';

export const head: Translation<typeof english> = {
  site: 'สล็อต เกมโต๊ะ และเกมสดที่ {{site}} ฝากและถอนเงินได้จากโทรศัพท์ของคุณ',
  browser: 'ดูเกมทั้งหมดที่ {{site}} ตามหมวดหมู่ ค่าย ธีม และเงินเดิมพัน',
  privilege: 'โปรโมชั่นปัจจุบันของ {{site}} และเงื่อนไข',
  contactInfomation: 'ติดต่อฝ่ายบริการลูกค้าของ {{site}}',
  userAgreement: 'ข้อตกลงผู้ใช้ของ {{site}}: บัญชี การฝาก การถอน และการเล่น',
  accountLogin: 'เข้าสู่ระบบบัญชีของคุณที่ {{site}}',
  accountSignUp: 'สมัครสมาชิก {{site}} ด้วยหมายเลขโทรศัพท์ของคุณ',
  entry: 'คุณได้รับเชิญสู่ {{site}} สมัครสมาชิกด้วยหมายเลขโทรศัพท์ของคุณ',
  gameDetail: 'เล่น {{game}} ของ {{maker}} ที่ {{site}}',
};
