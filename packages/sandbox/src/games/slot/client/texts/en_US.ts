/** The slot's texts. The other languages have the same shape. */
export const texts = {
  loading: 'Getting the reels ready',
  press: 'Spin',
  info: 'Paytable and rules',
  line: (number: number) => `Line ${number}`,
  rulesTitle: 'Paytable',
  paytableNote: (stake: string) =>
    `Pays at a stake of ${stake}. Wins count from the leftmost reel; each line pays its longest win.`,
  wild: 'Wild',
  wildRule: 'Stands for every symbol but the bonus. Appears on reels 2, 3 and 4.',
  wildDouble: 'Each wild in a win doubles it.',
  scatter: 'Bonus',
  scatterRule: 'Three or more pay anywhere, on the whole stake.',
  freeSpin: (next: number, awarded: number) => `Bonus spin ${next} of ${awarded}`,
  freeState: (played: number, awarded: number, times: number, won: string) =>
    `Bonus spins ${played}/${awarded} · ×${times} · ${won}`,
  saidFree: (awarded: number) => `You won ${awarded} bonus spins.`,
  freeRule: (spins: number, times: number, most: number) =>
    `Three or more start ${spins} bonus spins; every win of a bonus spin counts ×${times}. Three or more during bonus spins add ${spins} again, up to ${most} in a round. If you leave, they wait for 24 hours and are then played for you.`,
  lineShapes: 'Lines',
  rules:
    'Every round is decided by the game server at the moment you press spin; the reels only show it. If the connection breaks, the round counts as decided and is shown when you return. A malfunction voids the affected pays and plays.',
  keys: 'Space or Enter spins, arrow keys change the stake, P opens this page, M switches sound.',
};

export type SlotTexts = typeof texts;
