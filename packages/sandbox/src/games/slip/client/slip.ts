/** Bets that a player lays before they are placed; stakes in minor units, by outcome. */
export interface Slip {
  readonly bets: ReadonlyMap<string, bigint>;
  readonly canUndo: boolean;
  /** Replaces all bets. */
  set(bets: ReadonlyMap<string, bigint>): void;
  undo(): void;
  clear(): void;
}

export const sumStakes = (bets: ReadonlyMap<string, bigint>): bigint =>
  [...bets.values()].reduce((sum, stake) => sum + stake, 0n);

export function createSlip(): Slip {
  let bets: ReadonlyMap<string, bigint> = new Map();
  let past: (typeof bets)[] = [];
  return {
    get bets() {
      return bets;
    },
    get canUndo() {
      return past.length > 0;
    },
    set(next) {
      past.push(bets);
      bets = next;
    },
    undo() {
      bets = past.pop() ?? bets;
    },
    clear() {
      bets = new Map();
      past = [];
    },
  };
}
