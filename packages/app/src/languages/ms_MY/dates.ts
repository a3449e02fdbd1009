// dayjs needs its names of months and days.
import 'dayjs/locale/ms.js';
import type { dates as english } from '../en_US/dates.ts';
import type { Translation } from '../texts.ts';

export const dates: Translation<typeof english> = {
  today: 'Hari ini, {{time}}',
  yesterday: 'Semalam, {{time}}',
  tomorrow: 'Esok, {{time}}',
};
