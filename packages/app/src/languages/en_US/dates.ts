/** Words of times; months and days are named by dayjs. */
export const dates = {
  today: 'Today, {{time}}',
  yesterday: 'Yesterday, {{time}}',
  tomorrow: 'Tomorrow, {{time}}',
};
