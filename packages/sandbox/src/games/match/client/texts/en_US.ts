/** The texts of match. The other languages have the same shape. */
export const texts = {
  loading: 'Getting the teams ready',
  press: 'Bet',
  info: 'Bets and rules',
  rulesTitle: 'Bets',
  bet: (stake: string, name: string, odds: string) => `Bet ${stake} · ${name} ${odds}`,
  placed: (name: string, amount: string) => `${name} · pays ${amount}`,
  bets: 'Bets',
  draw: 'Draw',
  over: (line: number) => `Over ${line}`,
  under: (line: number) => `Under ${line}`,
  startsIn: (seconds: number) => `Starts in ${seconds} s`,
  minute: (minute: number) => `${minute}′`,
  suspended: 'Bets paused',
  fullTime: 'Full time',
  nextMatch: 'Next match soon',
  history: 'Last results',
  point: (team: string) => `${team} score!`,
  saidPoint: (team: string, score: string) => `${team} score. ${score}.`,
  howTo:
    'Bet on the winner, on a draw, or on the points of both teams together, before the match or while it runs. The odds hold until the decisive moment of each play; then bets pause until it is over. One bet can be open at a time.',
  voids:
    'A match takes 90 seconds. If you leave, it goes on, and your bet is settled at its end. If the game server is down when a match ends, the match is abandoned and every open bet on it is void: you get your stake back.',
  rules:
    'The game server draws every play of a match before bets open, and publishes a hash of it. Each odd is 96 % of the fair price, rounded down to two decimals. A bet at odds that have fallen is refused and costs nothing. A malfunction voids the affected bets.',
  keys: 'Space or Enter bets. Tab moves to the bets, arrow keys choose one. Elsewhere, arrow keys change the stake, P opens this page, M switches sound.',
};

export type MatchTexts = typeof texts;
