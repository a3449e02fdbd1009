import type { PromotionTexts } from '../types.ts';

export const promotions: PromotionTexts = {
  allGames: '所有游戏',
  names: {
    welcome: '迎新奖金',
    weekendSlots: '周末老虎机',
    netWin: '净赢挑战',
    liveCashback: '真人返现',
  },
  summaries: {
    bet: '转入 {min} 至 {max},获得 {bonus}% 奖金',
    netwin: '净赢 {netwin},另享 {bonus}% 奖金',
    balance: '余额达到 {balance}%,另享 {bonus}% 奖金',
  },
  terms: {
    transfer: '从钱包转入 {min} 至 {max}。奖金为转入金额的 {bonus}%,最高 {maxBonus}。',
    bet: '有效投注达到转入金额与奖金之和的 {multiple} 倍。',
    netwin: '已结束的牌局净赢达到 {netwin}。',
    balance: '余额达到转入金额与奖金之和的 {balance}%。',
    games: '可玩游戏:{games}。此余额不能用于其他游戏。',
    maxStake: '单次投注最高 {stake}。',
    freeSpins:
      '您获得 {spins} 次免费旋转,按所选老虎机的最低投注进行,赢得的金额计入活动余额。未使用的在结束时作废。',
    deadline: '期限为 {days} 天。到期时条件已达成,余额转入钱包;否则作废。',
    release: '余额低于 {release} 时可以解锁,剩余部分作废。',
    close: '关闭活动将使余额作废,包括您转入的金额。',
    closeReturns: '关闭活动将退回您转入金额的剩余部分,其余作废。',
    once: '每位玩家只能参与一次。',
  },
};
