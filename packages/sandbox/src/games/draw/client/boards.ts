import { make, part, say } from '../../shell/view/dom.ts';
import type { Board, BoardView, SlipContext } from '../../slip/client/parts.ts';
import { createSpot } from '../../slip/client/spot.ts';
import { BINGO_TICKETS, getTicket } from '../math/bingo.ts';
import { readPicks, writePicks } from '../math/combinations.ts';
import { getDigitsPay } from '../math/digits.ts';
import type { DrawConfig } from '../types.ts';
import type { DrawTexts } from './texts/index.ts';

export type DrawContext = SlipContext<DrawConfig, DrawTexts>;

const getRoot = (kind: string): HTMLElement => {
  const root = part('board', HTMLElement);
  root.classList.add(kind);
  return root;
};

/** A tool of this game, before those that all slips have. */
function addTool(onPress: () => void): HTMLButtonElement {
  const tool = make('button', { type: 'button', class: 'tool' });
  tool.addEventListener('click', onPress);
  part('choice', HTMLElement).prepend(tool);
  return tool;
}

/** Different numbers from 1 to `pool`; decides nothing but the player's own picks. */
function pickRandomly(pool: number, count: number): number[] {
  const left = Array.from({ length: pool }, (_, index) => index + 1);
  return Array.from(
    { length: count },
    () => left.splice(Math.floor(Math.random() * left.length), 1)[0] ?? 1,
  );
}

interface PicksRange {
  readonly pool: number;
  readonly least: number;
  readonly most: number;
  /** What the current number of picks pays, one line each. */
  pays(picks: number): string;
}

/** A grid of numbers to pick from, and the tickets that were added. */
export function createPicksBoard(context: DrawContext, range: PicksRange): Board {
  const root = getRoot('picks');
  root.dataset.pool = `${range.pool}`;
  const picks = new Set<number>();
  const grid = make('div', { class: 'grid' });
  const cells = Array.from({ length: range.pool }, (_, index) => {
    const number = index + 1;
    const cell = make(
      'button',
      { type: 'button', class: 'pick', 'aria-pressed': 'false' },
      `${number}`,
    );
    cell.addEventListener('click', () => {
      if (!isOpen) return;
      if (picks.has(number)) picks.delete(number);
      else if (picks.size < range.most) picks.add(number);
      context.sounds.play('press');
      context.redraw();
    });
    grid.append(cell);
    return { cell, number };
  });
  const info = make('p', { class: 'info' });
  const pays = make('p', { class: 'pays-line' });
  const tickets = make('ol', { class: 'tickets' });
  root.append(make('div', { class: 'head' }, info, pays), grid, tickets);
  let isOpen = false;
  let drawn: readonly number[] = [];
  let view: BoardView | null = null;

  const getDraft = (): string | null => (picks.size >= range.least ? writePicks([...picks]) : null);

  const quick = addTool(() => {
    picks.clear();
    for (const number of pickRandomly(range.pool, Math.min(range.most, 6))) picks.add(number);
    context.sounds.play('press');
    context.redraw();
  });
  const add = addTool(() => {
    const draft = getDraft();
    if (draft === null) return;
    picks.clear();
    context.lay(draft);
  });

  const showTickets = (): void => {
    if (view === null) return;
    const texts = context.texts();
    const money = context.money();
    const { won } = view;
    tickets.replaceChildren(
      ...[...view.bets].map(([on, stake]) => {
        const numbers = readPicks(on, range.pool, 1, range.most) ?? [];
        const hits = numbers.filter((number) => drawn.includes(number)).length;
        const paid = won?.get(on) ?? 0n;
        return make(
          'li',
          { 'data-state': paid > 0n ? 'won' : '' },
          ...numbers.map((number) =>
            make('span', { 'data-hit': `${drawn.includes(number)}` }, `${number}`),
          ),
          make(
            'b',
            {},
            paid > 0n
              ? texts.won(money.brief(paid))
              : drawn.length > 0
                ? texts.hits(hits, numbers.length)
                : money.brief(stake),
          ),
        );
      }),
    );
  };

  const showCells = (): void => {
    const placed = new Set(
      [...(view?.bets.keys() ?? [])].flatMap(
        (on) => readPicks(on, range.pool, 1, range.most) ?? [],
      ),
    );
    for (const { cell, number } of cells) {
      cell.setAttribute('aria-pressed', `${picks.has(number)}`);
      cell.setAttribute('aria-disabled', `${!isOpen}`);
      cell.dataset.placed = `${placed.has(number)}`;
      cell.dataset.drawn = `${drawn.includes(number)}`;
    }
  };

  return {
    show(next) {
      view = next;
      isOpen = next.isOpen;
      const texts = context.texts();
      say(info, texts.picks(picks.size, range.most));
      say(pays, range.pays(picks.size));
      quick.disabled = !isOpen;
      add.disabled = !isOpen || getDraft() === null;
      say(quick, texts.quickPick);
      say(add, texts.addTicket);
      showCells();
      showTickets();
    },
    getDraft: () => (isOpen ? getDraft() : null),
    clearDraft: () => picks.clear(),
    mark(result) {
      drawn = result as readonly number[];
      showCells();
      showTickets();
    },
  };
}

const PLACES = [0, 1, 2] as const;
const PLAYS = ['exact', 'any', 'first-two', 'last-two'] as const;
const SUMS = ['small', 'odd', 'even', 'big'] as const;

/** Three rows of digits, and bets on the number that they make or on its sum. */
export function createDigitsBoard(context: DrawContext): Board {
  const root = getRoot('digits');
  const chosen = [1, 2, 3];
  const cells = PLACES.flatMap((place) => {
    const row = make('div', { class: 'digit-row', role: 'group' });
    root.append(row);
    return Array.from({ length: 10 }, (_, digit) => {
      const cell = make('button', { type: 'button', class: 'pick' }, `${digit}`);
      cell.addEventListener('click', () => {
        chosen[place] = digit;
        context.sounds.play('press');
        context.redraw();
      });
      row.append(cell);
      return { cell, place, digit };
    });
  });
  const getOutcome = (play: (typeof PLAYS)[number]): string => {
    const text = chosen.join('');
    if (play === 'first-two') return `first-two-${text.slice(0, 2)}`;
    return play === 'last-two' ? `last-two-${text.slice(1)}` : `${play}-${text}`;
  };
  const plays = PLAYS.map((play) => {
    const [name, digits, pays] = [make('span'), make('b', { class: 'own' }), make('small')];
    const spot = createSpot(
      play,
      () => context.lay(getOutcome(play)),
      [name, digits, pays],
      'play-spot',
    );
    return { play, spot, name, digits, pays };
  });
  const sums = SUMS.map((sum) => {
    const [name, pays] = [make('span'), make('small')];
    const spot = createSpot(sum, context.lay, [name, pays], 'sum-spot');
    return { sum, spot, name, pays };
  });
  root.append(
    make('div', { class: 'spots' }, ...plays.map(({ spot }) => spot.element)),
    make('div', { class: 'spots' }, ...sums.map(({ spot }) => spot.element)),
  );
  const others = make('p', { class: 'others' });
  root.append(others);

  return {
    show(view) {
      const texts = context.texts();
      const money = context.money();
      for (const { cell, place, digit } of cells) {
        cell.setAttribute('aria-pressed', `${chosen[place] === digit}`);
        cell.setAttribute('aria-label', texts.digit(place + 1, digit));
      }
      const shown = new Set<string>();
      for (const { play, spot, name, digits, pays } of plays) {
        const on = getOutcome(play);
        shown.add(on);
        const pay = getDigitsPay(on);
        say(name, texts[play]);
        say(digits, on.split('-').at(-1) ?? '');
        say(pays, pay === 0 ? '–' : `${pay / 100}×`);
        // The spot shows the chips of the digits that are chosen now.
        const own = new Map([[play as string, view.bets.get(on) ?? 0n]]);
        const paid = view.won?.get(on);
        const won = paid === undefined ? null : new Map([[play as string, paid]]);
        spot.show(
          { ...view, bets: own, won, isOpen: view.isOpen && pay > 0 },
          money,
          `${texts[play]} ${digits.textContent}`,
        );
        spot.element.disabled = pay === 0;
      }
      for (const { sum, spot, name, pays } of sums) {
        shown.add(sum);
        say(name, texts[sum]);
        say(pays, `${getDigitsPay(sum) / 100}×`);
        spot.show(view, money, texts[sum]);
      }
      const rest = [...view.bets].filter(([on]) => !shown.has(on));
      say(
        others,
        rest
          .map(
            ([on, stake]) =>
              `${getDigitsLabel(on, texts)}: ${money.brief(view.won?.get(on) || stake)}`,
          )
          .join(' · '),
      );
    },
  };
}

export function getDigitsLabel(on: string, texts: DrawTexts): string {
  const play = PLAYS.find((each) => on.startsWith(`${each}-`));
  if (play !== undefined) return `${texts[play]} ${on.slice(play.length + 1)}`;
  return texts[on as 'small'];
}

/** Bingo tickets to choose from, two at a time; those with a bet come first. */
export function createBingoBoard(context: DrawContext): Board {
  const root = getRoot('bingo');
  const SHOWN = 2;
  let offered = pickRandomly(BINGO_TICKETS, SHOWN);
  let drawn: ReadonlySet<number> = new Set();
  let view: BoardView | null = null;
  let drawnTickets = '';

  const list = make('div', { class: 'cards-list' });
  root.append(list);
  const others = addTool(() => {
    offered = pickRandomly(BINGO_TICKETS, SHOWN);
    context.sounds.play('press');
    context.redraw();
  });

  const spots = new Map<string, ReturnType<typeof createSpot>>();
  const getSpot = (ticket: number) => {
    const on = `ticket-${ticket}`;
    const known = spots.get(on);
    if (known !== undefined) return known;
    const name = make('span', { class: 'name' });
    const cells = getTicket(ticket).flatMap((row) =>
      row.map((number) =>
        make('i', { 'data-number': `${number}` }, number === 0 ? '' : `${number}`),
      ),
    );
    const spot = createSpot(
      on,
      context.lay,
      [name, make('span', { class: 'numbers' }, ...cells)],
      'bingo-card',
    );
    spots.set(on, spot);
    return spot;
  };

  const show = (): void => {
    if (view === null) return;
    const texts = context.texts();
    const held = [...view.bets.keys()].map((on) => Number(on.split('-')[1]));
    const tickets = [...held, ...offered.filter((ticket) => !held.includes(ticket))].slice(
      0,
      Math.max(SHOWN, Math.min(held.length, 4)),
    );
    if (tickets.join() !== drawnTickets) {
      drawnTickets = tickets.join();
      list.replaceChildren(...tickets.map((ticket) => getSpot(ticket).element));
      list.dataset.count = `${tickets.length}`;
    }
    for (const ticket of tickets) {
      const spot = getSpot(ticket);
      spot.show(view, context.money(), texts.ticket(ticket));
      const name = spot.element.querySelector('.name');
      if (name !== null) say(name, texts.ticket(ticket));
      for (const cell of spot.element.querySelectorAll<HTMLElement>('[data-number]')) {
        cell.dataset.drawn = `${drawn.has(Number(cell.dataset.number))}`;
      }
    }
    others.disabled = !view.isOpen;
    say(others, texts.newTickets);
  };

  return {
    show(next) {
      view = next;
      show();
    },
    mark(result) {
      drawn = new Set(result as readonly number[]);
      show();
    },
  };
}
