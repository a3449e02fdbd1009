import type { SlipGame } from '../../slip/game.ts';
import { choose, drawNumbers } from './combinations.ts';
import type { NumbersResult } from './keno.ts';

/** 90-ball bingo: a ticket has three rows of five numbers; 45 balls are drawn. */

const POOL = 90;
export const BINGO_DRAWN = 45;
const ROWS = 3;
const COLUMNS = 9;
const PER_ROW = 5;
const NUMBERS = ROWS * PER_ROW;
/** Every game sells these tickets; their numbers follow from the ticket's number alone. */
export const BINGO_TICKETS = 600;

/** What completed rows pay, in hundredths of the stake; without one, the four corners pay. */
export const bingoPays = { corners: 400, 1: 700, 2: 9_000, 3: 500_000 } as const;

/** A small generator for the tickets' numbers: every ticket wins as often as any other. */
function* scatter(seed: number): Generator<number, never> {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  for (;;) {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0;
    yield (state ^ (state >>> 13)) >>> 0;
  }
}

function shuffle<Item>(items: readonly Item[], source: Iterator<number, never>): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(source.next().value % left.length, 1));
}

/**
 * The rows of a ticket: nine columns, 1 to 9, 10 to 19 ... 80 to 90, with 0 for an empty cell. Columns
 * ascend from top to bottom.
 */
export function getTicket(ticket: number): readonly (readonly number[])[] {
  const source = scatter(ticket);
  const columns = Array.from({ length: COLUMNS }, (_, column) => column);
  const rows = Array.from(
    { length: ROWS },
    () => new Set(shuffle(columns, source).slice(0, PER_ROW)),
  );
  const numbers = columns.map((column) => {
    const first = column === 0 ? 1 : column * 10;
    const last = column === COLUMNS - 1 ? POOL : column * 10 + 9;
    const range = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    const used = rows.filter((row) => row.has(column)).length;
    return shuffle(range, source)
      .slice(0, used)
      .sort((a, b) => a - b);
  });
  return rows.map((row) =>
    columns.map((column) => (row.has(column) ? (numbers[column]?.shift() ?? 0) : 0)),
  );
}

const getRowNumbers = (ticket: number): readonly (readonly number[])[] =>
  getTicket(ticket).map((row) => row.filter((number) => number > 0));

/** What hit numbers of a ticket pay, given whether each of its rows' five numbers is hit. */
function getPay(rows: readonly (readonly boolean[])[]): number {
  const complete = rows.filter((row) => row.every(Boolean)).length;
  if (complete === 1 || complete === 2 || complete === 3) return bingoPays[complete];
  const [top, , bottom] = rows;
  const hasCorners = [top, bottom].every((row) => row?.[0] && row[PER_ROW - 1]);
  return hasCorners ? bingoPays.corners : 0;
}

const readTicket = (outcome: string): number | null => {
  const ticket = Number(/^ticket-(\d{1,3})$/.exec(outcome)?.[1] ?? Number.NaN);
  return ticket >= 1 && ticket <= BINGO_TICKETS ? ticket : null;
};

/** Counts all sets of hit numbers of a ticket by the number of balls that they need. */
function countPaid(): bigint {
  let paid = 0n;
  for (let hits = 0; hits < 2 ** NUMBERS; hits += 1) {
    const rows = Array.from({ length: ROWS }, (_, row) =>
      Array.from({ length: PER_ROW }, (_, cell) => ((hits >> (row * PER_ROW + cell)) & 1) === 1),
    );
    const pay = getPay(rows);
    if (pay === 0) continue;
    const used = rows.flat().filter(Boolean).length;
    paid += BigInt(pay) * choose(POOL - NUMBERS, BINGO_DRAWN - used);
  }
  return paid;
}
let counted: bigint | undefined;

export const bingo: SlipGame<NumbersResult> = {
  id: 'bingo',
  version: '1',
  volatility: 'medium',
  bettingMs: 20_000,
  closedMs: 1_500,
  pauseMs: 16_000,
  isOutcome: (outcome) => readTicket(outcome) !== null,
  draw: (random) => ({ numbers: drawNumbers(random, POOL, BINGO_DRAWN) }),
  pay(outcome, { numbers }) {
    const ticket = readTicket(outcome);
    if (ticket === null) return 0;
    const drawn = new Set(numbers);
    return getPay(getRowNumbers(ticket).map((row) => row.map((number) => drawn.has(number))));
  },
  kinds: ['ticket-1'],
  getReturn() {
    counted ??= countPaid();
    return { numerator: counted, denominator: choose(POOL, BINGO_DRAWN) * 100n };
  },
  get table() {
    const tickets = Array.from({ length: BINGO_TICKETS }, (_, index) => getRowNumbers(index + 1));
    return [POOL, BINGO_DRAWN, bingoPays, tickets];
  },
};
