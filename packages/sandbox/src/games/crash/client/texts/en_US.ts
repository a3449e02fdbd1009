/** The texts of crash. The other languages have the same shape. */
export const texts = {
  loading: 'Preparing for takeoff',
  press: 'Bet',
  info: 'Rules',
  rulesTitle: 'Rules',
  bet: (stake: string) => `Bet ${stake}`,
  betNext: (stake: string) => `Bet ${stake} on the next flight`,
  cancelNext: 'Cancel the next bet',
  ready: 'Waiting for takeoff',
  cashOut: (amount: string) => `Cash out ${amount}`,
  target: 'Cash out at',
  off: 'Off',
  history: 'Last flights',
  betting: 'Place your bet',
  ended: 'Crashed',
  cashedAt: (times: string) => `Cashed out at ${times}`,
  bets: (count: number) => (count === 1 ? '1 bet' : `${count} bets`),
  saidEnded: (times: string) => `Crashed at ${times}.`,
  saidNext: 'Your bet will be placed on the next flight.',
  saidCancelled: 'No bet will be placed.',
  howTo:
    'Bet before takeoff. The multiplier grows until the flight crashes. Cash out before that to win your stake times the multiplier, or choose a multiplier at which the game cashes out for you. All players of this game share the same flight.',
  top: (times: string) => `Every flight ends at ${times} at the latest, and pays it.`,
  rules:
    'The game server draws the end of a flight before bets open, and publishes its hash. A cash-out counts when it reaches the server. If you leave before takeoff, your stake is returned; if you leave during a flight, you are cashed out at that moment. A malfunction voids the affected bets.',
  keys: 'Space or Enter bets and cashes out, arrow keys change the stake, P opens this page, M switches sound.',
};

export type CrashTexts = typeof texts;
