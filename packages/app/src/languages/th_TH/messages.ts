import type { messages as english } from '../en_US/messages.ts';
import type { Translation } from '../texts.ts';

/** Texts of messages, and of customer service. */
export const messages: Translation<typeof english> = {
  readAll: 'ทำเครื่องหมายว่าอ่านแล้วทั้งหมด',
  unread_other: 'ยังไม่อ่าน {{count}} ข้อความ',
  isUnread: 'ยังไม่อ่าน',
  nothingYet: 'ยังไม่มี',
  notices: 'ข่าวสำหรับทุกคน',
  emptyTitle: 'ไม่มีข้อความ',
  emptyText: 'ข้อเสนอ ข่าวสาร และเรื่องบัญชีของคุณจะอยู่ที่นี่',
  seePromotions: 'ดูโปรโมชัน',
  missingTitle: 'ไม่มีข้อความนี้แล้ว',
  missingText: 'ข้อความถูกนำออก หรือที่อยู่ไม่ครบถ้วน',
  all: 'ข้อความทั้งหมด',
  open: 'ดู',
  kinds: {
    activity: 'กิจกรรม',
    platform: 'ข่าวจากเว็บไซต์',
    system: 'บัญชีของคุณ',
  },
  contact: {
    title: 'ให้เราช่วยอะไรดี',
    text: 'เลือกช่องทางที่สะดวก เตรียมชื่อผู้ใช้ไว้ และเราจะไม่ถามรหัสผ่านของคุณ',
    writeTitle: 'เขียนถึงเรา',
    writeText: 'แนบรูปได้ถ้าช่วยให้เข้าใจ เราจะตอบกลับในข้อความ',
    write: 'เขียน',
    logIn: 'เข้าสู่ระบบเพื่อเขียน',
    emptyTitle: 'ขณะนี้ติดต่อทางข้อความเท่านั้น',
    emptyText: 'เว็บไซต์ไม่มีโทรศัพท์หรือแชต เขียนถึงเรา แล้วเราจะตอบ',
  },
  feedback: {
    title: 'เขียนถึงเรา',
    text: 'บอกว่าคุณทำอะไร เกิดอะไรขึ้น และคุณคาดหวังอะไร',
    content: 'เกิดอะไรขึ้น',
    contentHelp: 'อย่างน้อย 10 ตัวอักษร',
    contact: 'ข้อมูลติดต่อ',
    contactHelp: 'โทรศัพท์ อีเมล หรือชื่อในแอปแชต',
    images: 'รูปภาพ',
    image: 'รูปที่ {{at}}',
    send: 'ส่ง',
    sentTitle: 'ขอบคุณ เราได้รับแล้ว',
    sentText: 'เราจะตอบกลับในข้อความ และแสดงด้านล่างนี้ด้วย',
    again: 'ส่งอีกข้อความ',
    earlier: 'ข้อความที่ส่งก่อนหน้า',
    answer: 'ฝ่ายบริการลูกค้า',
    states: {
      open: 'กำลังดำเนินการ',
      answered: 'ตอบแล้ว',
    },
    blockedBy: {
      uploading: 'รูปกำลังอัปโหลด',
      uploadFailed: 'ลองอัปโหลดรูปอีกครั้ง หรือเอาออก',
    },
  },
};
