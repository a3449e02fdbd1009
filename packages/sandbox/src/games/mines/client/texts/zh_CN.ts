import type { MinesTexts } from './en_US.ts';

export const texts: MinesTexts = {
  loading: '正在布置场地',
  press: '下注',
  info: '倍数与规则',
  rulesTitle: '倍数',
  bet: (stake) => `下注 ${stake}`,
  pick: '请选一格',
  collect: (amount) => `收取 ${amount}`,
  dangers: '陷阱数',
  field: '格子',
  ladder: '倍数',
  tile: (row, column) => `第 ${row} 行第 ${column} 列`,
  safe: '安全',
  danger: '陷阱',
  saidSafe: (times, amount) => `安全。${times}，可收取 ${amount}。`,
  saidHit: '踩到陷阱，本局结束。',
  howTo:
    '先选择场地里藏有多少陷阱，再翻开格子。每翻到一个安全格，倍数就会上升。您可以随时收取；翻到陷阱则本局结束，没有奖金。',
  ladderTitle: (dangers) => `陷阱数：${dangers}`,
  rules:
    '下注时，在您翻开任何格子之前，游戏服务器就已放好陷阱。如果您离开，该局会保留 24 小时；之后会自动收取当前奖金，若未翻开任何格子则退还投注。发生故障时，受影响的局作废。',
  keys: '空格或回车键下注和收取。在场地内，方向键移动，回车键翻开格子。在其他位置，方向键调整投注，P 键打开本页，M 键开关声音。',
};
