import type { texts as english } from './en_US.ts';

export const texts: typeof english = {
  loading: '正在装球',
  choose: '请选号码',
  picks: (count, most) => `已选 ${count}/${most}`,
  quickPick: '机选',
  addTicket: '加一注',
  tickets: (count) => `${count} 注`,
  newTickets: '换一组票',
  ticket: (number) => `票号 ${number}`,
  hits: (count, of) => `中 ${count}/${of}`,
  drawn: (count, of) => `已开 ${count}/${of}`,
  numbers: (numbers) => `号码 ${numbers}`,
  digit: (place, digit) => `第 ${place} 位：${digit}`,
  exact: '直选',
  any: '组选',
  'first-two': '前二',
  'last-two': '后二',
  small: '小 0–13',
  big: '大 14–27',
  odd: '和单',
  even: '和双',
  sum: (digits, sum) => `${digits} · 和值 ${sum}`,
  corners: '四角',
  rows: (count) => `${count} 行`,
  match: (count, of) => `${of} 中 ${count}`,
  howToKeno: '从 80 个号码中选一到八个，开出 20 个。按选中的个数赔付。可同时投多注。',
  howToLotto: '从 49 个号码中选六个，开出六个。按选中的个数赔付，至少两个。',
  howToDigits:
    '开出 000 到 999 之间的一个号码。选择三位数字，可投注直选、组选、前二或后二，也可投注数字之和。',
  howToBingo:
    '每张票三行，每行五个号码，范围 1 到 90，共开 45 个球。按完成的行数赔付；没有完成的行时，四角全中也有赔付。',
};
