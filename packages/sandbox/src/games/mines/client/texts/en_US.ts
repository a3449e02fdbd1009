/** The texts of mines. The other languages have the same shape. */
export const texts = {
  loading: 'Laying out the field',
  press: 'Bet',
  info: 'Multipliers and rules',
  rulesTitle: 'Multipliers',
  bet: (stake: string) => `Bet ${stake}`,
  pick: 'Pick a tile',
  collect: (amount: string) => `Collect ${amount}`,
  dangers: 'Dangers',
  field: 'Tiles',
  ladder: 'Multipliers',
  tile: (row: number, column: number) => `Row ${row}, column ${column}`,
  safe: 'safe',
  danger: 'danger',
  saidSafe: (times: string, amount: string) => `Safe. ${times}, collect ${amount}.`,
  saidHit: 'Danger. The round is over.',
  howTo:
    'Choose how many dangers hide in the field, then open tiles. Each safe tile raises the multiplier. Collect whenever you like; one danger ends the round without a win.',
  ladderTitle: (dangers: number) => `Dangers: ${dangers}`,
  rules:
    'The game server hides the dangers when you bet, before you open a tile. If you leave, your round stays open for 24 hours; after that the current win is collected, or your stake is returned if no tile was opened. A malfunction voids the affected rounds.',
  keys: 'Space or Enter bets and collects. In the field, arrow keys move and Enter opens a tile. Elsewhere, arrow keys change the stake, P opens this page, M switches sound.',
};

export type MinesTexts = typeof texts;
