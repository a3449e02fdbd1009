/** The texts that all games with slips share. The other languages have the same shape. */
export const texts = {
  info: 'Rules',
  rulesTitle: 'Rules',
  press: 'Bet',
  bet: (stake: string) => `Bet ${stake}`,
  betNext: (stake: string) => `Bet ${stake} on the next round`,
  cancelNext: 'Cancel the next bet',
  placed: (stake: string) => `${stake} bet. Good luck!`,
  closed: 'No more bets',
  betting: 'Place your bets',
  result: 'Result',
  undo: 'Undo',
  clear: 'Clear',
  repeat: 'Repeat',
  double: 'Double',
  history: 'Last results',
  bets: (count: number) => (count === 1 ? '1 player bets' : `${count} players bet`),
  most: (stake: string) => `At most ${stake} a round`,
  won: (amount: string) => `+${amount}`,
  saidLaid: (outcome: string, stake: string) => `${stake} on ${outcome}.`,
  saidNext: 'Your bets will be placed on the next round.',
  saidCancelled: 'No bets will be placed.',
  saidEmpty: 'Choose what to bet on first.',
  betOn: 'Bet',
  pays: 'Pays',
  returns: 'Returns',
  rules:
    'The game server draws the result before bets open, and publishes its hash. All bets of a round are placed together, as one stake, and decided by the same result. If you leave before bets close, your stake is returned; after that, the bets stand. A malfunction voids the affected bets.',
  keys: 'Tab and Enter choose, Space places the bets, arrow keys change the stake, P opens this page, M switches sound.',
};

export type SlipTexts = typeof texts & {
  readonly loading: string;
  /** The main button before anything was chosen. */
  readonly choose: string;
};
