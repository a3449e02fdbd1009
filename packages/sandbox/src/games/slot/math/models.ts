/**
 * The verified mathematical models. A catalogue game is one of these with its own look. `mathHash`
 * certifies the numbers below, so a change requires a new `version`.
 *
 * Strips use one letter per stop: `W` wild, `S` scatter, `A`-`D` the four high symbols, `e`-`h` the
 * four low ones. Equal symbols are at least three stops apart, so that a window never shows one twice
 * on a reel, and wild is only on the three middle reels, so that the first reel decides the symbol of a
 * line.
 */

export type ModelId = 'gentle' | 'steady' | 'bold' | 'fierce' | 'breeze' | 'tide' | 'storm';
export type Volatility = 'low' | 'medium' | 'high';

/** Positions of the symbols in a game's list: models and paytables name them, themes draw them. */
export const SYMBOL_IDS = [
  'wild',
  'scatter',
  'high1',
  'high2',
  'high3',
  'high4',
  'low1',
  'low2',
  'low3',
  'low4',
] as const;

export type SymbolId = (typeof SYMBOL_IDS)[number];
/** Symbols that pay on a line. */
export type PayingId = Exclude<SymbolId, 'wild' | 'scatter'>;

/** What three, four and five of a kind pay. */
export type Pays = readonly [three: number, four: number, five: number];

/** Free spins on the same reels, which three or more scatters start, and start again. */
export interface FreeSpins {
  /** Spins of each start. */
  readonly spins: number;
  /** Every win of a free spin is multiplied by this. */
  readonly multiplier: number;
  /** Spins of a round at most. */
  readonly most: number;
}

export interface SlotModel {
  readonly id: ModelId;
  readonly version: string;
  readonly volatility: Volatility;
  /** Number of active `LINES`. A stake is divided equally among them. */
  readonly lineCount: number;
  /** Each wild within a winning line multiplies it by this. */
  readonly wildMultiplier: number;
  readonly reels: readonly (readonly SymbolId[])[];
  /** In multiples of the bet of one line. */
  readonly paytable: Readonly<Record<PayingId, Pays>>;
  /** In multiples of the whole stake, in any position of the scatters. */
  readonly scatterPays: Pays;
  readonly freeSpins?: FreeSpins;
}

const LETTERS = 'WSABCDefgh';

/** Parses a strip to symbol ids. */
function readStrip(strip: string): SymbolId[] {
  return [...strip].map((letter) => {
    const id = SYMBOL_IDS[LETTERS.indexOf(letter)];
    if (id === undefined) throw new RangeError(`No symbol is written "${letter}".`);
    return id;
  });
}

/** The row that each line crosses on each of the five reels; models use the first n. */
export const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 1, 0, 0],
  [2, 2, 1, 2, 2],
  [0, 2, 0, 2, 0],
];

const BASE: Readonly<Record<'gentle' | 'steady' | 'bold' | 'fierce', SlotModel>> = {
  gentle: {
    id: 'gentle',
    version: '1',
    volatility: 'low',
    lineCount: 20,
    wildMultiplier: 1,
    reels: [
      'AgeBfhefSDfCegfAgeAfgCAefCgDfBCeh',
      'CDBhgChBgDfAgheWAhfghBCDBhSDhCeWAf',
      'hDCeAgBWfhDeChDeASBghfAeCfWgDhBCef',
      'CegBfghfBgDeCfgWBDAgfhgCBhASegfAWD',
      'fgefCeghfCAhgeDgfDefhBDfCehfSgehA',
    ].map(readStrip),
    paytable: {
      high1: [60, 200, 1000],
      high2: [60, 150, 400],
      high3: [40, 120, 300],
      high4: [25, 80, 250],
      low1: [20, 40, 120],
      low2: [12, 40, 100],
      low3: [8, 25, 100],
      low4: [8, 25, 100],
    },
    scatterPays: [2, 10, 50],
  },
  steady: {
    id: 'steady',
    version: '1',
    volatility: 'medium',
    lineCount: 20,
    wildMultiplier: 1,
    reels: [
      'ChADhfCehBAhCehBADCehDBgfDgeSheAB',
      'feCgfDgWegAfgACfgehSfDeWDgCABfCgAh',
      'BfgehDeghBfDefgDfgWfeBDfgSChWefCBAg',
      'ghefhefgWfhCgefghfBAehACDWhfSgfDCeB',
      'ghDgChAgfhAegBhgfegfDAheBAfgDShCe',
    ].map(readStrip),
    paytable: {
      high1: [100, 400, 1500],
      high2: [60, 200, 1200],
      high3: [40, 120, 500],
      high4: [30, 75, 250],
      low1: [12, 40, 120],
      low2: [12, 30, 120],
      low3: [6, 30, 75],
      low4: [6, 20, 75],
    },
    scatterPays: [3, 15, 100],
  },
  bold: {
    id: 'bold',
    version: '1',
    volatility: 'high',
    lineCount: 10,
    wildMultiplier: 1,
    reels: [
      'ACDgfABhfDgCeAfBhfCDhfgCAhfDeSf',
      'hgeBAeBgCeBgheWgefABDAgDegSAheWgf',
      'fWheCheCfDWAgehgWBhfeCDegAheDSBfhC',
      'eDfCgeCfhgCWhgfhgWehgfehfACeDgBSf',
      'ehBDgehCBDfhgfeDhegfBhDBehfSeAC',
    ].map(readStrip),
    paytable: {
      high1: [80, 400, 4000],
      high2: [50, 200, 1000],
      high3: [30, 120, 400],
      high4: [20, 75, 200],
      low1: [8, 25, 80],
      low2: [6, 20, 75],
      low3: [4, 15, 40],
      low4: [4, 15, 40],
    },
    scatterPays: [3, 20, 100],
  },
  fierce: {
    id: 'fierce',
    version: '1',
    volatility: 'high',
    lineCount: 10,
    wildMultiplier: 2,
    reels: [
      'hCDBfehDChfehgDfAgBfehfAeChSgfehCD',
      'egfhAgfeBgfDgBAfhgAeDgWeDBeDhgBACSf',
      'fCeDgeAWfgACgAhgfhgBDSehCDhfgWhBeDCA',
      'gefhgeDhefgDehBfDheSDCgfBegfehgCAWf',
      'CgBfeDhefhBfghAehCAhgeDSgDfeAgCDhB',
    ].map(readStrip),
    paytable: {
      high1: [80, 750, 4000],
      high2: [60, 300, 1200],
      high3: [30, 80, 500],
      high4: [10, 50, 250],
      low1: [6, 20, 60],
      low2: [5, 20, 60],
      low3: [3, 10, 40],
      low4: [3, 6, 30],
    },
    scatterPays: [2, 20, 200],
  },
};

/** Models without free spins, and those with them: the same reels, with lower pays on a line. */
export const MODELS: Readonly<Record<ModelId, SlotModel>> = {
  ...BASE,
  breeze: {
    ...BASE.gentle,
    id: 'breeze',
    paytable: {
      high1: [55, 180, 900],
      high2: [55, 130, 360],
      high3: [36, 110, 270],
      high4: [22, 70, 220],
      low1: [18, 36, 110],
      low2: [11, 36, 90],
      low3: [7, 22, 90],
      low4: [7, 22, 90],
    },
    freeSpins: { spins: 8, multiplier: 2, most: 24 },
  },
  tide: {
    ...BASE.steady,
    id: 'tide',
    paytable: {
      high1: [90, 350, 1310],
      high2: [55, 180, 1050],
      high3: [35, 110, 440],
      high4: [26, 65, 220],
      low1: [11, 35, 110],
      low2: [11, 26, 110],
      low3: [5, 26, 65],
      low4: [5, 18, 65],
    },
    freeSpins: { spins: 10, multiplier: 2, most: 30 },
  },
  storm: {
    ...BASE.bold,
    id: 'storm',
    paytable: {
      high1: [60, 310, 3120],
      high2: [39, 160, 780],
      high3: [23, 95, 310],
      high4: [16, 60, 160],
      low1: [6, 20, 60],
      low2: [5, 16, 60],
      low3: [3, 12, 31],
      low4: [3, 12, 31],
    },
    freeSpins: { spins: 12, multiplier: 3, most: 36 },
  },
};
