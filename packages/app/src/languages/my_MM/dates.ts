// dayjs needs its names of months and days.
import 'dayjs/locale/my.js';
import type { dates as english } from '../en_US/dates.ts';
import type { Translation } from '../texts.ts';

export const dates: Translation<typeof english> = {
  today: 'ယနေ့ {{time}}',
  yesterday: 'မနေ့က {{time}}',
  tomorrow: 'မနက်ဖြန် {{time}}',
};
