import type { TitleRow } from '../types.ts';

export const lottery: readonly TitleRow[] = [
  ['Lucky 6/49', 'barrio-play', 'hot classic', 'high', '幸运六四九'],
  ['Bingo Barrio', 'barrio-play', 'hot festival', 'low', '宾果小镇'],
  ['Keno Comet', 'tuldok', 'hot quick', 'medium', '彗星基诺'],
  ['Keno Sari-Sari', 'barrio-play', 'new quick', 'low', '基诺小铺'],
  ['Number Drum', 'barrio-play', 'classic', 'medium', '摇号鼓'],
  ['Jade 3D', 'jadeworks', 'classic', 'high', '翡翠三星'],
  ['Bingo Galaxy', 'tuldok', 'multipliers', 'medium', '银河宾果'],
  ['Golden Ticket', 'barrio-play', 'jackpot', 'high', '金票'],
  ['Keno Lagoon', 'deepline', 'quick', 'low', '泻湖基诺'],
  ['Lotto Lanterns', 'jadeworks', 'festival', 'high', '彩灯乐透'],
  ['Raffle Royale', 'velvet-room', 'exclusive', 'medium', '皇家抽奖'],
  ['Keno Party', 'barrio-play', 'quick', 'high', '基诺派对'],
  ['Keno Safari', 'kawayan', 'animals quick', 'low', '基诺狩猎'],
  ['Bingo Bakery', 'pandan', 'festival', 'low', '面包宾果'],
  ['Crystal Draw', 'tuldok', 'myth', 'medium', '水晶抽签'],
  ['Fortune Sticks', 'jadeworks', 'myth festival', 'medium', '求签'],
];
