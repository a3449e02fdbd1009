import * as z from 'zod/mini';

/*
 * The rules of tables and draws: what a round's random numbers mean, and what each bet of a slip pays.
 * The published table of a game lists its pays; only the shape of its bets is repeated here.
 */

/** Returns the next recorded random number, which must have been drawn below `limit`. */
export type Take = (limit: number) => number;

/** A decided round: its result, and what a bet pays in hundredths of its stake. */
interface Decided {
  readonly result: unknown;
  readonly pay: (on: string) => number;
}

/** Throws for a table of another shape. */
type Decide = (take: Take, table: unknown) => Decided;

const numbers = z.array(z.number());
const pays = z.record(z.string(), z.number());

/** A game whose published table has this shape. */
const game =
  <Table>(shape: z.ZodMiniType<Table>, decide: (take: Take, table: Table) => Decided): Decide =>
  (take, table) =>
    decide(take, z.parse(shape, table));

const getRank = (card: number): number => (card % 13) + 1;
/** Hearts and diamonds are the second and the third suit. */
const isRed = (card: number): boolean => card >= 13 && card < 39;
const DECK = Array.from({ length: 52 }, (_, card) => card);

/** Removes a random item. */
const draw = <Item>(items: Item[], take: Take): Item | undefined =>
  items.splice(take(items.length), 1)[0];

/** Every bet covers some of 37 numbers, and pays as if there were no zero. */
const roulette = game(z.array(z.tuple([z.string(), numbers])), (take, table) => {
  const number = take(37);
  const covered = new Map(table);
  return {
    result: { number },
    pay(on) {
      const own = covered.get(on) ?? [];
      return own.includes(number) ? 3_600 / own.length : 0;
    },
  };
});

/** The segment where the wheel stops lists the pay of the bets on it. */
const wheel = game(numbers, (take, segments) => {
  const segment = take(segments.length);
  const times = segments[segment] ?? 0;
  return { result: { segment }, pay: (on) => (on === `pays-${times}` ? times : 0) };
});

/** The next card of the deck is compared with the one that lies face up. */
const hiLo = game(z.array(z.tuple([z.number(), pays])), (take, table) => {
  const [base, offer] = table[take(table.length)] ?? [0, {}];
  const next = draw(
    DECK.filter((card) => card !== base),
    take,
  );
  const difference = getRank(next ?? 0) - getRank(base);
  const wins: Readonly<Record<string, boolean>> = {
    higher: difference > 0,
    lower: difference < 0,
    same: difference === 0,
    red: isRed(next ?? 0),
    black: !isRed(next ?? 0),
  };
  return {
    result: { base, next },
    pay(on) {
      if (difference === 0 && (on === 'higher' || on === 'lower')) return 100;
      return wins[on] === true ? (offer[on] ?? 0) : 0;
    },
  };
});

const getPoints = (card = 0): number => (getRank(card) > 9 ? 0 : getRank(card));
const getTotal = (hand: readonly number[]): number =>
  hand.reduce((sum, card) => sum + getPoints(card), 0) % 10;

/** The highest total on which the banker draws, by the points of the player's third card. */
const BANKER_DRAWS = [3, 3, 4, 4, 5, 5, 6, 6, 2, 3];

/** Punto banco from a fresh shoe. */
const baccarat = game(z.tuple([z.number(), pays]), (take, [decks, offer]) => {
  const shoe = Array.from({ length: decks }, () => DECK).flat();
  const deal = (): number => draw(shoe, take) ?? 0;
  const [player, banker]: [number[], number[]] = [[], []];
  for (const hand of [player, banker, player, banker]) hand.push(deal());
  if (getTotal(player) < 8 && getTotal(banker) < 8) {
    let highest = 5;
    if (getTotal(player) <= 5) {
      player.push(deal());
      highest = BANKER_DRAWS[getPoints(player[2])] ?? 0;
    }
    if (getTotal(banker) <= highest) banker.push(deal());
  }
  const lead = getTotal(player) - getTotal(banker);
  const isPair = ([first = 0, second = 0]: readonly number[]) => getRank(first) === getRank(second);
  const wins: Readonly<Record<string, boolean>> = {
    player: lead > 0,
    banker: lead < 0,
    tie: lead === 0,
    'player-pair': isPair(player),
    'banker-pair': isPair(banker),
  };
  return {
    result: { player, banker },
    pay(on) {
      if (lead === 0 && (on === 'player' || on === 'banker')) return 100;
      return wins[on] === true ? (offer[on] ?? 0) : 0;
    },
  };
});

/** One card for each side from a fresh shoe; a tie returns half of a bet on a side. */
const duel = game(
  z.tuple([z.number(), z.tuple([z.string(), z.string(), z.string()]), pays, z.number()]),
  (take, [decks, [home, away, tie], offer, half]) => {
    const shoe = Array.from({ length: decks }, () => DECK).flat();
    const [first, second] = [draw(shoe, take) ?? 0, draw(shoe, take) ?? 0];
    const lead = getRank(first) - getRank(second);
    const wins = new Set<string>();
    if (lead !== 0) wins.add(lead > 0 ? home : away);
    if (lead === 0) wins.add(tie);
    // The same number below 52 is the same rank and suit.
    if (first === second) wins.add(`suited-${tie}`);
    wins.add(`${home}-${isRed(first) ? 'red' : 'black'}`);
    wins.add(`${away}-${isRed(second) ? 'red' : 'black'}`);
    return {
      result: { first, second },
      pay(on) {
        if (lead === 0 && (on === home || on === away)) return half;
        return wins.has(on) ? (offer[on] ?? 0) : 0;
      },
    };
  },
);

/** Cards are dealt to andar and bahar in turn, until one has the joker's rank. */
const andarBahar = game(pays, (take, offer) => {
  const deck = [...DECK];
  const joker = draw(deck, take) ?? 0;
  const dealt: number[] = [];
  do dealt.push(draw(deck, take) ?? joker);
  while (getRank(dealt.at(-1) ?? joker) !== getRank(joker));
  return {
    result: { joker, dealt },
    pay(on) {
      const [, least, most] = on.split('-');
      const side = dealt.length % 2 === 1 ? 'andar' : 'bahar';
      const isWon =
        most === undefined
          ? on === side
          : dealt.length >= Number(least) && dealt.length <= Number(most);
      return isWon ? (offer[on] ?? 0) : 0;
    },
  };
});

/** The table lists the pays by how many ranks lie between the two cards that lie face up. */
const inBetween = game(z.record(z.string(), pays), (take, table) => {
  const one = take(52);
  const getOffer = (other: number) => table[Math.abs(getRank(one) - getRank(other)) - 1];
  const other =
    draw(
      DECK.filter((card) => getOffer(card) !== undefined),
      take,
    ) ?? 0;
  const pair = [one, other].sort((a, b) => getRank(a) - getRank(b));
  const third =
    draw(
      DECK.filter((card) => !pair.includes(card)),
      take,
    ) ?? 0;
  const [low = 0, high = 0] = pair.map(getRank);
  const inside = Math.sign(getRank(third) - low) * Math.sign(high - getRank(third));
  const won = inside === 0 ? 'same' : inside > 0 ? 'between' : 'outside';
  return { result: { pair, third }, pay: (on) => (on === won ? (getOffer(other)?.[on] ?? 0) : 0) };
});

/** Three dice or coins: one random number, whose digits to the base of the sides are the throws. */
function throwThree(take: Take, sides: number): readonly number[] {
  const index = take(sides ** 3);
  return [sides ** 2, sides, 1].map((unit) => Math.floor(index / unit) % sides);
}

const payLists = z.record(z.string(), numbers);

/** Three dice; the table lists what each bet pays by how often it is met. */
const dice = game(payLists, (take, table) => {
  const values = throwThree(take, 6).map((value) => value + 1);
  const sum = values.reduce((total, value) => total + value, 0);
  const isTriple = new Set(values).size === 1;
  return {
    result: { dice: values },
    pay(on) {
      const [kind = '', side = ''] = on.split('-');
      const shown = values.filter((value) => value === Number(side)).length;
      const met: Readonly<Record<string, number>> = {
        small: Number(!isTriple && sum < 11),
        big: Number(!isTriple && sum > 10),
        odd: Number(!isTriple && sum % 2 === 1),
        even: Number(!isTriple && sum % 2 === 0),
        any: Number(isTriple),
        total: Number(sum === Number(side)),
        single: shown,
        double: Number(shown > 1),
        triple: Number(shown > 2),
      };
      return table[on]?.[met[kind] ?? 0] ?? 0;
    },
  };
});

const COLORS = ['yellow', 'white', 'pink', 'blue', 'red', 'green'];

/** Three dice with six colors. */
const colorGame = game(payLists, (take, table) => {
  const colors = throwThree(take, 6);
  const alike = ['', 'three-alike', 'two-alike', 'all-different'][new Set(colors).size];
  return {
    result: { colors },
    pay(on) {
      const shown = colors.filter((color) => COLORS[color] === on).length;
      return table[on]?.[on === alike ? 1 : shown] ?? 0;
    },
  };
});

/** Three sides in order; a bet names the first one, two or three of them. */
const flips = (sides: readonly [string, string]): Decide =>
  game(payLists, (take, table) => {
    const thrown = throwThree(take, 2);
    const shown = thrown.map((side) => sides[side]).join('-');
    return {
      result: { flips: thrown },
      pay: (on) => table[on]?.[Number(`${shown}-`.startsWith(`${on}-`))] ?? 0,
    };
  });

/** A heap of 40 to 79 beads is counted off by fours; one to four remain. */
const fanTan = game(payLists, (take, table) => {
  const beads = 40 + take(40);
  const left = `${beads % 4 === 0 ? 4 : beads % 4}`;
  const parity = beads % 2 === 1 ? 'odd' : 'even';
  return {
    result: { beads },
    pay: (on) => table[on]?.[Number(on === parity || on.split('-').includes(left))] ?? 0,
  };
});

/** A ball goes left or right at twelve pegs, one binary digit each; rights count the bins. */
const pegs = game(payLists, (take, table) => {
  const path = [
    ...take(2 ** 12)
      .toString(2)
      .padStart(12, '0'),
  ].map(Number);
  const offset = path.filter((step) => step === 1).length - 6;
  const won = [`bins-${Math.min(Math.abs(offset), 5)}`];
  if (offset !== 0) won.push(offset < 0 ? 'left' : 'right');
  return { result: { path }, pay: (on) => table[on]?.[Number(won.includes(on))] ?? 0 };
});

/** Draws different numbers from 1 to `pool`. */
function drawNumbers(take: Take, pool: number, count: number): number[] {
  const balls = Array.from({ length: pool }, (_, index) => index + 1);
  return Array.from({ length: count }, () => draw(balls, take) ?? 0);
}

/** A ticket picks numbers; the table lists what each number of hits pays, by number of picks. */
const picks = game(
  z.tuple([z.number(), z.number(), z.record(z.string(), pays)]),
  (take, [pool, count, table]) => {
    const drawn = drawNumbers(take, pool, count);
    return {
      result: { numbers: drawn },
      pay(on) {
        const own = on.split('-').slice(1).map(Number);
        return table[own.length]?.[own.filter((pick) => drawn.includes(pick)).length] ?? 0;
      },
    };
  },
);

/** A ticket has three rows of five numbers; complete rows pay, or the four corners. */
const bingo = game(
  z.tuple([z.number(), z.number(), pays, z.array(z.array(numbers))]),
  (take, [pool, count, table, tickets]) => {
    const drawn = drawNumbers(take, pool, count);
    return {
      result: { numbers: drawn },
      pay(on) {
        const rows = tickets[Number(on.replace('ticket-', '')) - 1] ?? [];
        const isDrawn = (number = 0): boolean => drawn.includes(number);
        const complete = rows.filter((row) => row.every(isDrawn)).length;
        if (complete > 0) return table[complete] ?? 0;
        const corners = [rows[0], rows[2]].flatMap((row) => [row?.[0], row?.[4]]);
        return corners.every(isDrawn) ? (table.corners ?? 0) : 0;
      },
    };
  },
);

const sort = (digits: string): string => [...digits].sort().join('');

/** A number from 000 to 999. */
const digits = game(z.tuple([pays, z.number()]), (take, [table, smallMost]) => {
  const drawn = `${take(1_000)}`.padStart(3, '0');
  const values = [...drawn].map(Number);
  const sum = values.reduce((total, digit) => total + digit, 0);
  const conditions: Readonly<Record<string, boolean>> = {
    small: sum <= smallMost,
    big: sum > smallMost,
    odd: sum % 2 === 1,
    even: sum % 2 === 0,
  };
  return {
    result: { digits: values },
    pay(on) {
      if (Object.hasOwn(conditions, on)) return conditions[on] === true ? (table[on] ?? 0) : 0;
      const cut = on.lastIndexOf('-');
      const [kind, own] = [on.slice(0, cut), on.slice(cut + 1)];
      if (kind === 'any') {
        // Three different digits have six orders, two different ones three.
        const orders = new Set(own).size === 3 ? 'any-6' : 'any-3';
        return sort(own) === sort(drawn) ? (table[orders] ?? 0) : 0;
      }
      const shown: Readonly<Record<string, string>> = {
        exact: drawn,
        'first-two': drawn.slice(0, 2),
        'last-two': drawn.slice(1),
      };
      return shown[kind] === own ? (table[kind] ?? 0) : 0;
    },
  };
});

/** Every game of the engines `table` and `draw`, by the name that its published table begins with. */
export const slipGames: Readonly<Record<string, Decide>> = {
  roulette,
  wheel,
  'hi-lo': hiLo,
  baccarat,
  'dragon-tiger': duel,
  'football-cards': duel,
  'andar-bahar': andarBahar,
  'in-between': inBetween,
  dice,
  'color-game': colorGame,
  'fan-tan': fanTan,
  pegs,
  coin: flips(['heads', 'tails']),
  'red-white': flips(['red', 'white']),
  keno: picks,
  lotto: picks,
  bingo,
  digits,
};
