import { make, part, say } from '../../shell/view/dom.ts';
import type { Board, BoardView, SlipContext, SlipParts } from '../../slip/client/parts.ts';
import { createSpot, type Spot } from '../../slip/client/spot.ts';
import type { SlipGame } from '../../slip/game.ts';
import { tableGames } from '../games.ts';
import { baccaratPays } from '../math/baccarat.ts';
import { getBins } from '../math/pegs.ts';
import { getColor, rouletteOutcomes } from '../math/roulette.ts';
import { wheelPays, wheelSegments } from '../math/wheel.ts';
import type { TableConfig } from '../types.ts';
import { readNumber } from './scenes/roulette.ts';
import { getPayTone, getTimes, readPay } from './scenes/wheel.ts';
import type { TableTexts } from './texts/index.ts';

export type TableContext = SlipContext<TableConfig, TableTexts>;

/** A game's part of the page. */
export type Table = Omit<SlipParts, 'rules'> & {
  /** How the game is played, and what a kind of bet pays. */
  howTo(): string;
  pays(on: string): string;
};

/** The name of an outcome, as screen readers and the rules state it. */
export function getLabel(on: string, texts: TableTexts): string {
  const [kind = '', first = '', last = ''] = on.split('-');
  const numbers = rouletteOutcomes.get(on);
  switch (kind) {
    case 'number':
      return texts.number(Number(first));
    case 'split':
    case 'street':
    case 'corner':
    case 'line':
      return texts.covers(texts[kind], (numbers ?? []).join(', '));
    case 'dozen':
      return texts.dozen(Number(first) * 12 - 11, Number(first) * 12);
    case 'column':
      return texts.column(Number(first));
    case 'dealt':
      return texts.cards(`${first}–${last}`);
    case 'dragon':
    case 'tiger':
    case 'home':
    case 'away':
      return first === '' ? texts[kind] : texts.colorOf(texts[kind], texts[first as 'red']);
    case 'pays':
      return texts.segment(getTimes(Number(first)));
    case 'total':
    case 'single':
    case 'triple':
      return texts[kind](Number(first));
    case 'double':
      return texts.doubleSide(Number(first));
    case 'bins':
      return texts.bins(getBins(Number(first)).join(', '));
    case 'fan':
      return texts.fan(first);
    case 'kwok':
      return texts.kwok(`${first}–${last}`);
    case 'heads':
    case 'tails':
    case 'red':
    case 'white':
      return on
        .split('-')
        .map((side) => texts[side as 'red'])
        .join(' – ');
    default:
      return texts[on as 'red'];
  }
}

const getRoot = (kind: string): HTMLElement => {
  const root = part('board', HTMLElement);
  root.classList.add(kind);
  return root;
};

/** A board of spots whose texts are a name and what it pays; those that have won are marked. */
export function createPlainBoard(
  context: TableContext,
  kind: string,
  outcomes: readonly string[],
  getPays: (on: string, view: BoardView) => string,
  getName = getLabel,
): Board {
  const root = getRoot(kind);
  const game: SlipGame = tableGames[context.config.game];
  const rows = outcomes.map((on) => {
    const name = make('span');
    const pays = make('small');
    const spot = createSpot(on, context.lay, [name, pays], on);
    root.append(spot.element);
    return { spot, name, pays };
  });
  return {
    show(view) {
      const texts = context.texts();
      for (const { spot, name, pays } of rows) {
        say(name, getName(spot.on, texts));
        say(pays, getPays(spot.on, view));
        spot.show(view, context.money(), getLabel(spot.on, texts));
        const isHit = view.result !== null && game.pay(spot.on, view.result) > 100;
        spot.element.dataset.hit = `${isHit}`;
      }
    },
  };
}

export const createBaccaratBoard = (context: TableContext): Board =>
  createPlainBoard(
    context,
    'baccarat',
    ['player-pair', 'tie', 'banker-pair', 'player', 'banker'],
    (on) => getTimes(baccaratPays[on as keyof typeof baccaratPays]),
  );

/** What a bet pays at the cards that lie face up. */
export const getPreviewedPay = (on: string, { preview }: BoardView): string => {
  const pays = (preview as { readonly pays: Readonly<Record<string, number>> } | null)?.pays;
  return pays?.[on] === undefined ? '' : `${(pays[on] / 100).toFixed(2)}×`;
};

export const createHiLoBoard = (context: TableContext): Board =>
  createPlainBoard(context, 'hi-lo', ['higher', 'same', 'lower', 'red', 'black'], getPreviewedPay);

export function createWheelBoard(context: TableContext): Board {
  const root = getRoot('wheel-board');
  const spots = wheelPays.map((pay) => {
    const count = wheelSegments.filter((each) => each === pay).length;
    const spot = createSpot(`pays-${pay}`, context.lay, [
      make('span', {}, getTimes(pay)),
      make('small', {}, `${count}/${wheelSegments.length}`),
    ]);
    spot.element.style.setProperty('--tone', getPayTone(pay));
    root.append(spot.element);
    return spot;
  });
  return {
    show(view) {
      for (const spot of spots) {
        spot.show(view, context.money(), getLabel(spot.on, context.texts()));
        const isHit = view.result !== null && spot.on === `pays-${readPay(view.result)}`;
        spot.element.dataset.hit = `${isHit}`;
      }
    },
  };
}

const INSIDE = ['straight', 'split', 'street', 'corner', 'line'] as const;
type Inside = (typeof INSIDE)[number];

/** The bet of a kind that a tap on a number lays: the one that begins with it, or the last before. */
function findInside(kind: Inside, number: number): string {
  if (kind === 'straight' || number === 0) return `number-${number}`;
  const candidates = [...rouletteOutcomes].filter(
    ([on, numbers]) =>
      on.startsWith(`${kind}-`) && numbers.includes(number) && !numbers.includes(0),
  );
  const starting = candidates.find(([, numbers]) => numbers[0] === number);
  return (starting ?? candidates.at(-1))?.[0] ?? `number-${number}`;
}

/** The table of roulette: numbers in three rows, and the outside bets around them. */
export function createRouletteBoard(context: TableContext): Board {
  const root = getRoot('roulette');
  let kind: Inside = 'straight';
  const numbers: { readonly spot: Spot; readonly number: number }[] = [];
  const outside: Spot[] = [];

  const addNumber = (number: number, row: string, column: string): void => {
    const spot = createSpot(
      `number-${number}`,
      () => context.lay(findInside(kind, number)),
      [make('span', {}, `${number}`)],
      getColor(number),
    );
    spot.element.style.gridArea = `${row} / ${column}`;
    numbers.push({ spot, number });
    root.append(spot.element);
    const preview = (isOn: boolean): void => {
      const covered = isOn ? (rouletteOutcomes.get(findInside(kind, number)) ?? []) : [];
      for (const each of numbers) {
        each.spot.element.dataset.covered = `${kind !== 'straight' && covered.includes(each.number)}`;
      }
    };
    spot.element.addEventListener('pointerenter', () => preview(true));
    spot.element.addEventListener('pointerleave', () => preview(false));
    spot.element.addEventListener('focus', () => preview(true));
    spot.element.addEventListener('blur', () => preview(false));
  };
  addNumber(0, '1 / 1', '4 / 2');
  for (let number = 1; number <= 36; number += 1) {
    const row = 3 - ((number - 1) % 3);
    addNumber(number, `${row}`, `${Math.ceil(number / 3) + 1}`);
  }
  const addOutside = (on: string, area: string, content: Node, tone = ''): void => {
    const spot = createSpot(on, context.lay, [content], `outside ${tone}`);
    spot.element.style.gridArea = area;
    outside.push(spot);
    root.append(spot.element);
  };
  const names = new Map<string, HTMLElement>();
  const addNamed = (on: string, area: string, tone = ''): void => {
    const name = make('span');
    names.set(on, name);
    addOutside(on, area, name, tone);
  };
  for (const column of [1, 2, 3]) {
    addOutside(`column-${column}`, `${4 - column} / 14`, make('span', {}, '2:1'));
    addNamed(`dozen-${column}`, `4 / ${column * 4 - 2} / 5 / ${column * 4 + 2}`);
  }
  ['low', 'even', 'red', 'black', 'odd', 'high'].forEach((on, index) => {
    addNamed(on, `5 / ${index * 2 + 2} / 6 / ${index * 2 + 4}`, on);
  });

  const legend = make('legend', { class: 'unseen' });
  const chips = make('fieldset', { class: 'chips inside' }, legend);
  const kinds = INSIDE.map((each) => {
    const input = make('input', { type: 'radio', name: 'inside', value: each });
    input.checked = each === kind;
    input.addEventListener('change', () => {
      kind = each;
    });
    const text = make('span');
    chips.append(make('label', {}, input, text));
    return { each, text };
  });
  part('choice', HTMLElement).prepend(chips);

  return {
    show(view) {
      const texts = context.texts();
      const money = context.money();
      for (const spot of outside) spot.show(view, money, getLabel(spot.on, texts));
      for (const [on, name] of names) say(name, getLabel(on, texts));
      // A bet on several numbers lies on the first of them.
      const bets = new Map<string, bigint>();
      const won = new Map<string, bigint>();
      for (const [on, stake] of view.bets) {
        const covered = rouletteOutcomes.get(on) ?? [];
        const isInside = /^(number|split|street|corner|line)-/.test(on);
        const place = isInside ? `number-${covered.at(0)}` : on;
        bets.set(place, (bets.get(place) ?? 0n) + stake);
        if (view.won !== null) won.set(place, (won.get(place) ?? 0n) + (view.won.get(on) ?? 0n));
      }
      const inside = { ...view, bets, won: view.won === null ? null : won };
      for (const { spot, number } of numbers) {
        const label = getLabel(findInside(kind, number), texts);
        spot.show(inside, money, label);
        const isHit = view.result !== null && readNumber(view.result) === number;
        spot.element.dataset.hit = `${isHit}`;
      }
    },
    translate() {
      const texts = context.texts();
      say(legend, texts.inside);
      for (const { each, text } of kinds) say(text, texts[each]);
    },
  };
}
