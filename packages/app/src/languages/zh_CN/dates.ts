// dayjs needs its names of months and days.
import 'dayjs/locale/zh-cn.js';
import type { dates as english } from '../en_US/dates.ts';
import type { Translation } from '../texts.ts';

export const dates: Translation<typeof english> = {
  today: '今天 {{time}}',
  yesterday: '昨天 {{time}}',
  tomorrow: '明天 {{time}}',
};
