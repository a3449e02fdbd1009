import type { games as english } from '../en_US/games.ts';
import type { Translation } from '../texts.ts';

/** Words of a game's own page. */
export const games: Translation<typeof english> = {
  maker: 'ค่ายเกม',
  rtp: 'ผลตอบแทนผู้เล่น',
  rtpHelp: 'สัดส่วนของเงินเดิมพันทั้งหมดที่เกมคืนให้ผู้เล่นในระยะยาว',
  volatility: 'ความผันผวน',
  volatilities: {
    low: 'ต่ำ: ชนะน้อยแต่บ่อย',
    medium: 'ปานกลาง',
    high: 'สูง: ชนะมากแต่ไม่บ่อย',
  },
  stake: 'เงินเดิมพัน',
  stakeRange: '{{from}} ถึง {{to}}',
  playsToday: 'จำนวนครั้งที่เล่นวันนี้',
  play: 'เล่น',
  about: 'เกี่ยวกับเกม',
  facts: 'ข้อมูลเกม',
  deposit: 'ยอดเงินไม่เพียงพอ กรุณาฝากเงิน!',
  depositText: 'เดิมพันขั้นต่ำ {{amount}} ในกระเป๋าเงินของคุณมี {{balance}}',
  maintenanceTitle: 'เกมอยู่ระหว่างปรับปรุง',
  maintenanceUntil: 'เปิดอีกครั้ง {{time}} ({{zone}})',
  maintenanceOpen: 'จะเปิดอีกครั้งทันทีที่ปรับปรุงเสร็จ',
  missingTitle: 'ไม่มีเกมนี้แล้ว',
  missingText: 'เกมถูกนำออก หรือที่อยู่ไม่ครบถ้วน',
};
