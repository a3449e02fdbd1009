import type { content as english } from '../en_US/content.ts';
import type { Translation } from '../texts.ts';

/** Texts of notices and of the site's documents. */
export const content: Translation<typeof english> = {
  noticesEmptyTitle: 'ไม่มีประกาศ',
  noticesEmptyText: 'ข่าวสารของเว็บไซต์จะแสดงที่นี่',
  noticeMissingTitle: 'ไม่มีประกาศนี้แล้ว',
  noticeMissingText: 'ประกาศถูกนำออก หรือที่อยู่ไม่ครบถ้วน',
  allNotices: 'ประกาศทั้งหมด',
  seeGames: 'ดูเกม',
  learnMore: 'ดูเพิ่มเติม',
  agreementEmptyTitle: 'ยังไม่มีเนื้อหา',
  agreementEmptyText: 'เว็บไซต์ยังไม่ได้เผยแพร่เอกสารนี้',
  documents: {
    label: 'เอกสาร',
    userAgreement: 'ข้อตกลง',
    privacy: 'ความเป็นส่วนตัว',
    promotionTerms: 'โปรโมชัน',
  },
};
