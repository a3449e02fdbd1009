// dayjs needs its names of months and days.
import 'dayjs/locale/th.js';
import type { dates as english } from '../en_US/dates.ts';
import type { Translation } from '../texts.ts';

export const dates: Translation<typeof english> = {
  today: 'วันนี้ {{time}}',
  yesterday: 'เมื่อวาน {{time}}',
  tomorrow: 'พรุ่งนี้ {{time}}',
};
