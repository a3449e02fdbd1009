import type { TitleRow } from '../types.ts';

export const arcade: readonly TitleRow[] = [
  ['Block Bazaar', 'tilt-arcade', 'hot quick', 'low', '方块集市'],
  ['Star Sentry', 'tilt-arcade', 'hot adventure', 'high', '星际哨兵'],
  ['Pinball Tropico', 'tilt-arcade', 'hot classic', 'medium', '热带弹珠台'],
  ['Claw Craze', 'tilt-arcade', 'new quick', 'medium', '抓娃娃狂热'],
  ['Robo Rumble', 'tilt-arcade', 'multipliers', 'high', '机甲大乱斗'],
  ['Bubble Burst Bay', 'pandan', 'quick', 'low', '泡泡海湾'],
  ['Monster Munch', 'pandan', 'new animals', 'medium', '怪兽大口吃'],
  ['Retro Joystick', 'tilt-arcade', 'classic', 'low', '复古摇杆'],
  ['Kart Kings', 'fieldhouse', 'adventure', 'medium', '卡丁之王'],
  ['Whack a Gopher', 'tilt-arcade', 'quick animals', 'low', '打地鼠'],
  ['Snake Byte', 'tuldok', 'quick', 'medium', '贪食蛇'],
  ['Coin Pusher Palace', 'barrio-play', 'jackpot', 'medium', '推币宫'],
  ['Ninja Slice', 'jadeworks', 'quick', 'medium', '忍者切切'],
  ['Alien Harvest', 'tilt-arcade', 'adventure', 'high', '外星收割'],
  ['Gem Drop Quest', 'pandan', 'multipliers', 'low', '宝石掉落'],
  ['Hammer Bell', 'barrio-play', 'festival', 'low', '大力锤'],
  ['Tank Tactics', 'tilt-arcade', 'adventure', 'high', '坦克战术'],
  ['Ghost Arcade', 'tilt-arcade', 'quick multipliers', 'medium', '幽灵街机'],
];
