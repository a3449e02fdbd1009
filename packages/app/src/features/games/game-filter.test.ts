import { describe, expect, it } from 'vitest';
import { changeFilter, filterArgs, noFilter, readFilter, readSort } from './game-filter.ts';

const of = (query: string) => new URLSearchParams(query);

describe('what an address narrows games down by', () => {
  it('is nothing when it says nothing', () => {
    expect(readFilter(of(''))).toEqual(noFilter);
    expect(readSort(of(''))).toBe('popular');
  });

  it('is read from it', () => {
    expect(
      readFilter(of('category=slots&maker=lotus&tag=jackpot&list=new&stake=1.00&keyword= tide ')),
    ).toEqual({
      category: 'slots',
      maker: 'lotus',
      tag: 'jackpot',
      list: 'new',
      stake: '1.00',
      keyword: 'tide',
    });
    expect(readSort(of('sort=name'))).toBe('name');
  });

  it.each(['list=old', 'stake=lots', 'stake=-1', 'stake=1e9', 'sort=random'])(
    'takes %s for nothing',
    (query) => {
      expect(readFilter(of(query))).toEqual(noFilter);
      expect(readSort(of(query))).toBe('popular');
    },
  );

  it('changes in part, and what is empty does not stand there', () => {
    const next = changeFilter(of('category=slots&maker=lotus&from=home'), {
      category: '',
      tag: 'jackpot',
      sort: 'popular',
    });
    expect(next.toString()).toBe('maker=lotus&from=home&tag=jackpot');
  });

  it('is asked for without what was not chosen', () => {
    expect(filterArgs({ ...noFilter, stake: '5.00' }, 'popular')).toEqual({ stake: '5.00' });
    expect(filterArgs({ ...noFilter, maker: 'lotus' }, 'newest')).toEqual({
      makerId: 'lotus',
      sort: 'newest',
    });
  });
});
