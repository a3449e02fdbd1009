import type { PromotionTexts } from '../types.ts';

export const promotions: PromotionTexts = {
  allGames: 'All games',
  names: {
    welcome: 'Welcome bonus',
    weekendSlots: 'Weekend slots',
    netWin: 'Net-win challenge',
    liveCashback: 'Live cashback',
  },
  summaries: {
    bet: 'Transfer {min} to {max} and get a {bonus}% bonus',
    netwin: 'Win {netwin} net with a {bonus}% bonus',
    balance: 'Bring your balance to {balance}% with a {bonus}% bonus',
  },
  terms: {
    transfer:
      'Transfer {min} to {max} from your wallet. The bonus is {bonus}% of it, up to {maxBonus}.',
    bet: 'Wager {multiple} times the sum of your transfer and the bonus.',
    netwin: 'Win {netwin} more than you stake, in finished rounds.',
    balance: 'Reach a balance of {balance}% of your transfer and the bonus.',
    games: 'Play: {games}. Bets on other games are not possible with this balance.',
    maxStake: 'The largest stake is {stake}.',
    freeSpins:
      'You get {spins} free spins at the smallest stake of the slot you choose. Their wins are added to the promotion balance. Unused ones are void at the end.',
    deadline:
      'You have {days} days. If the conditions are met at the deadline, the balance is paid to your wallet; otherwise it is void.',
    release:
      'If the balance falls below {release}, you can unlock the promotion. The rest is void.',
    close: 'Closing the promotion voids its balance, your own transfer included.',
    closeReturns:
      'Closing the promotion returns what is left of your own transfer and voids the rest.',
    once: 'Each player can join once.',
  },
};
