import { expect, it } from 'vitest';
import { seeded } from '../../testing/seeded.ts';
import { engines } from '../engines.ts';

const write = (minor: bigint): string => `${minor}`;
const CODE = 'baccarat-salon';
const { table } = engines;

const settle = (bets: readonly { on: string; stake: number }[], result: unknown) => {
  const stake = BigInt(bets.reduce((sum, bet) => sum + bet.stake, 0));
  const { state } = table.open(CODE, { stake, choice: { bets }, write }, seeded(1));
  return table.shared?.settle(CODE, { stake, state }, result);
};

// Two sixes against a five and an ace: six to two.
const tie = { player: [5, 0 + 13, 0], banker: [6, 0] };
const banker = { player: [1, 0], banker: [3, 4] };

it('decides every bet of a slip separately, and pays their sum', () => {
  const bets = [
    { on: 'player', stake: 1_000 },
    { on: 'banker', stake: 2_000 },
    { on: 'tie', stake: 500 },
  ];
  const settled = settle(bets, banker);
  expect(settled?.payout).toBe(3_900n);
  expect(settled?.state).toMatchObject({ bets: [{ won: 0 }, { won: 3_900 }, { won: 0 }] });
});

it('returns the stakes on both sides after a tie, and pays the tie', () => {
  const bets = [
    { on: 'player', stake: 1_000 },
    { on: 'banker', stake: 2_000 },
    { on: 'tie', stake: 500 },
  ];
  expect(settle(bets, tie)?.state).toMatchObject({
    bets: [{ won: 1_000 }, { won: 2_000 }, { won: 5_000 }],
  });
});

it('rounds a commission down to the minor unit', () => {
  expect(settle([{ on: 'banker', stake: 1_001 }], banker)?.payout).toBe(1_951n);
});

it('returns half of a bet on a side of a duel after a tie, rounded down', () => {
  const code = 'dragon-tiger-duel';
  const bets = [
    { on: 'dragon', stake: 1_001 },
    { on: 'tie', stake: 200 },
  ];
  const { state } = table.open(code, { stake: 1_201n, choice: { bets }, write }, seeded(1));
  const settled = table.shared?.settle(code, { stake: 1_201n, state }, { first: 4, second: 17 });
  expect(settled?.state).toMatchObject({ bets: [{ won: 500 }, { won: 2_600 }] });
  expect(settled?.payout).toBe(3_100n);
});

it('refuses bets on the same outcome twice, on unknown outcomes, and without a stake', () => {
  for (const bets of [
    [],
    [{ on: 'red', stake: 100 }],
    [{ on: 'player', stake: 0 }],
    [{ on: 'player', stake: 1.5 }],
    [
      { on: 'player', stake: 100 },
      { on: 'player', stake: 100 },
    ],
  ]) {
    expect(() => table.getStakes(CODE, { bets })).toThrow();
  }
});

it('shows the cards that lie face up while bets are taken, and no result otherwise', () => {
  const { shared } = engines.table;
  const hiLo = shared?.draw('ace-alley', seeded(3)).result as { base: number };
  expect(shared?.preview('ace-alley', hiLo, -1)).toMatchObject({ base: hiLo.base });
  const andarBahar = shared?.draw('andar-bahar-nights', seeded(3)).result as { joker: number };
  expect(shared?.preview('andar-bahar-nights', andarBahar, -1)).toEqual({
    joker: andarBahar.joker,
  });
  const inBetween = shared?.draw('in-between-ace', seeded(3)).result as { pair: number[] };
  const shown = shared?.preview('in-between-ace', inBetween, -1);
  expect(shown).toMatchObject({ pair: inBetween.pair });
  expect(shown).not.toHaveProperty('third');
  const roulette = shared?.draw('royale-roulette', seeded(3)).result;
  expect(shared?.preview('royale-roulette', roulette, -1)).toBeNull();
});
