import { type GameSort, gameSorts } from '@parlor/api/entities/game';

/** What a list of games can be narrowed down by; the names are those of the address's query. */
export interface GameFilter {
  category: string;
  maker: string;
  tag: string;
  /** The new ones, or the hundred that are played most. */
  list: '' | 'new' | 'hot';
  /** An amount: games that can be played with it. */
  stake: string;
  keyword: string;
}

export const noFilter: GameFilter = {
  category: '',
  maker: '',
  tag: '',
  list: '',
  stake: '',
  keyword: '',
};

const lists = ['new', 'hot'] as const;
/** As an amount is written on the wire, and no longer than anybody stakes. */
const amount = /^\d{1,9}(\.\d{1,8})?$/;

/** Parses the filter of an address; invalid values are ignored. */
export function readFilter(search: URLSearchParams): GameFilter {
  const text = (name: keyof GameFilter) => search.get(name)?.trim() ?? '';
  const stake = text('stake');
  return {
    category: text('category'),
    maker: text('maker'),
    tag: text('tag'),
    list: lists.find((known) => known === text('list')) ?? '',
    stake: amount.test(stake) ? stake : '',
    keyword: text('keyword'),
  };
}

export function readSort(search: URLSearchParams): GameSort {
  return gameSorts.find((known) => known === search.get('sort')) ?? 'popular';
}

/** The address's query with some of the filter changed; what is empty is left out. */
export function changeFilter(
  search: URLSearchParams,
  change: Partial<GameFilter> & { sort?: GameSort },
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === '' || value === 'popular') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

const orNothing = (text: string) => (text === '' ? undefined : text);

/** The filter as arguments of the list calls; list and keyword choose the call. */
export function filterArgs({ category, maker, tag, stake }: GameFilter, sort: GameSort) {
  return {
    categoryId: orNothing(category),
    makerId: orNothing(maker),
    tagId: orNothing(tag),
    stake: orNothing(stake),
    ...(sort !== 'popular' && { sort }),
  };
}

/** Stakes to choose from, smallest first, in a currency whose unit buys a round or two. */
const stakes = ['0.50', '1.00', '5.00', '20.00'];
/** A unit of these buys less. */
const inSmallUnits: Readonly<Record<string, readonly string[]>> = {
  MMK: ['25.00', '50.00', '250.00', '1000.00'],
};

export function stakesOf(currencyCode: string): readonly string[] {
  return inSmallUnits[currencyCode] ?? stakes;
}
