import { type GameSort, gameSorts } from '@parlor/api/entities/game';

/** Filters of a list of games; the names are those of the query parameters. */
export interface GameFilter {
  category: string;
  maker: string;
  tag: string;
  /** New games, or the hundred most played ones. */
  list: '' | 'new' | 'hot';
  /** Id of a promotion: games that count for it. */
  promotion: string;
  /** An amount: games that accept it as a stake. */
  stake: string;
  keyword: string;
}

export const noFilter: GameFilter = {
  category: '',
  maker: '',
  tag: '',
  list: '',
  promotion: '',
  stake: '',
  keyword: '',
};

const lists = ['new', 'hot'] as const;
/** An amount in wire format, of limited length. */
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
    promotion: text('promotion'),
    stake: amount.test(stake) ? stake : '',
    keyword: text('keyword'),
  };
}

export function readSort(search: URLSearchParams): GameSort {
  return gameSorts.find((known) => known === search.get('sort')) ?? 'popular';
}

/** The query of the address with changed filters; empty filters are left out. */
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

/** Stakes to choose from in ascending order, for a currency whose unit pays a round or two. */
const stakes = ['0.50', '1.00', '5.00', '20.00'];
/** Currencies with a unit of lower value. */
const inSmallUnits: Readonly<Record<string, readonly string[]>> = {
  MMK: ['25.00', '50.00', '250.00', '1000.00'],
};

export function getStakes(currencyCode: string): readonly string[] {
  return inSmallUnits[currencyCode] ?? stakes;
}
