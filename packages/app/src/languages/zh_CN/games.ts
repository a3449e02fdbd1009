import type { games as english } from '../en_US/games.ts';
import type { Translation } from '../texts.ts';

/** Words of a game's own page. */
export const games: Translation<typeof english> = {
  maker: '厂商',
  rtp: '玩家回报率',
  rtpHelp: '长期来看，游戏返还给玩家的金额占全部投注的比例。',
  volatility: '波动性',
  volatilities: {
    low: '低：小奖，常中',
    medium: '中',
    high: '高：大奖，少中',
  },
  stake: '投注额',
  stakeRange: '{{from}} 至 {{to}}',
  playsToday: '今日游玩次数',
  play: '开始游戏',
  about: '游戏介绍',
  facts: '游戏信息',
  deposit: '余额不足，请充值！',
  depositText: '最低投注额为 {{amount}}，您的钱包余额为 {{balance}}。',
  maintenanceTitle: '游戏维护中',
  maintenanceUntil: '预计 {{time}}（{{zone}}）恢复。',
  maintenanceOpen: '维护完成后会立即恢复。',
  missingTitle: '游戏已不存在',
  missingText: '游戏已下架，或网址不完整。',
};
