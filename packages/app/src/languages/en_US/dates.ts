/** Texts of times; dayjs names months and days. */
export const dates = {
  today: 'Today, {{time}}',
  yesterday: 'Yesterday, {{time}}',
  tomorrow: 'Tomorrow, {{time}}',
};
