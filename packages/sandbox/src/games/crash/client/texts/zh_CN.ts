import type { CrashTexts } from './en_US.ts';

export const texts: CrashTexts = {
  loading: '正在准备起飞',
  press: '下注',
  info: '规则',
  rulesTitle: '规则',
  bet: (stake) => `下注 ${stake}`,
  betNext: (stake) => `下一局下注 ${stake}`,
  cancelNext: '取消下一局下注',
  ready: '等待起飞',
  cashOut: (amount) => `兑现 ${amount}`,
  target: '自动兑现',
  off: '关',
  history: '最近几局',
  betting: '请下注',
  ended: '已坠毁',
  cashedAt: (times) => `已在 ${times} 兑现`,
  bets: (count) => `${count} 注`,
  saidEnded: (times) => `在 ${times} 坠毁。`,
  saidNext: '将在下一局下注。',
  saidCancelled: '不会下注。',
  howTo:
    '请在起飞前下注。倍数会一直上升，直到坠毁。在此之前兑现，即可赢得投注乘以倍数；也可以选择自动兑现的倍数。所有玩家同乘一局。',
  top: (times) => `每局最高到 ${times} 结束，并按该倍数支付。`,
  rules:
    '游戏服务器在开放下注前就已抽定终点，并公布其哈希值。兑现以到达服务器的时刻为准。起飞前离开，退还投注；飞行中离开，按当时倍数兑现。发生故障时，受影响的投注作废。',
  keys: '空格或回车键下注和兑现，方向键调整投注，P 键打开本页，M 键开关声音。',
};
