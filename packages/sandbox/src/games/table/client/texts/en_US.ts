/** The texts of the tables. The other languages have the same shape. */
export const texts = {
  loading: 'Setting the table',
  choose: 'Tap the table to bet',
  player: 'Player',
  banker: 'Banker',
  tie: 'Tie',
  'player-pair': 'Player pair',
  'banker-pair': 'Banker pair',
  dragon: 'Dragon',
  tiger: 'Tiger',
  'suited-tie': 'Suited tie',
  home: 'Home',
  away: 'Away',
  draw: 'Draw',
  'suited-draw': 'Suited draw',
  colorOf: (side: string, color: string) => `${side} ${color.toLowerCase()}`,
  andar: 'Andar',
  bahar: 'Bahar',
  joker: 'Joker',
  cards: (range: string) => `${range} cards`,
  winsAfter: (side: string, count: number) =>
    `${side} wins after ${count === 1 ? '1 card' : `${count} cards`}`,
  between: 'Between',
  outside: 'Outside',
  red: 'Red',
  black: 'Black',
  odd: 'Odd',
  even: 'Even',
  low: '1–18',
  high: '19–36',
  higher: 'Higher',
  lower: 'Lower',
  same: 'Same',
  number: (number: number) => `Number ${number}`,
  split: 'Split',
  street: 'Street',
  corner: 'Corner',
  line: 'Line',
  straight: 'Number',
  inside: 'Bet on',
  covers: (kind: string, numbers: string) => `${kind} ${numbers}`,
  dozen: (first: number, last: number) => `${first}–${last}`,
  column: (column: number) => `Column ${column}`,
  segment: (times: string) => `Segment ${times}`,
  wins: (side: string, points: string) => `${side} wins ${points}`,
  tied: (points: string) => `Tie ${points}`,
  howToBaccarat:
    'Bet on the side whose cards come closer to nine. Aces count one, tens and faces zero; only the last digit of a sum counts. Two cards each; eight or nine ends the round. The player draws a third card up to five, the banker as the usual table of third cards says. A tie returns bets on player and banker. A winning bet on banker pays 0.95 to 1. Each round is dealt from eight fresh decks.',
  howToDuel: (first: string, second: string, tie: string, suited: string) =>
    `${first} and ${second} get one card each, and the higher card wins. Aces are low, kings are high; suits do not count. If the ranks are equal, ${tie} wins, and bets on ${first} and ${second} return half of the stake. ${suited} means that both cards have the same rank and suit. You can also bet on the color of each card. Each round is dealt from eight fresh decks.`,
  howToAndarBahar:
    'A card lies face up: the joker. The rest of its deck is dealt one card at a time, to Andar first and then in turn, until a card has the rank of the joker. Bet on the side that gets this card, or on how many cards are dealt, including the last one. Andar gets the first card and wins more often, so it pays 0.9 to 1.',
  howToInBetween:
    'Two cards lie face up. Bet whether the third card of the same deck is between them, outside them, or of the same rank as one of them. Aces are low, kings are high. What a bet pays depends on the gap between the two cards, and is shown before you bet.',
  howToRoulette:
    'Bet where the ball will rest: on a number, on neighbours that share an edge or a corner of the table, on a street of three or a line of six, or on a color, a half, a dozen or a column. There is one zero. A bet on n numbers pays 36 ÷ n times the stake.',
  howToWheel:
    'Bet on the multiplier at which the wheel will stop. It has 54 segments, and a winning bet pays its multiplier times the stake.',
  howToHiLo:
    'A card lies face up. Bet whether the next card of the same deck is higher, lower or of the same rank, or on its color. Aces are low, kings are high. If the ranks are equal, bets on higher and lower are returned. What a bet pays depends on the card, and is shown before you bet.',
  depends: 'by the card',
};

export type TableTexts = import('../../../slip/client/texts/index.ts').SlipTexts & typeof texts;
