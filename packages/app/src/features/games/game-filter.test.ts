import { describe, expect, it } from 'vitest';
import { changeFilter, filterArgs, noFilter, readFilter, readSort } from './game-filter.ts';

const of = (query: string) => new URLSearchParams(query);

describe('filters of games in the address', () => {
  it('are empty without parameters', () => {
    expect(readFilter(of(''))).toEqual(noFilter);
    expect(readSort(of(''))).toBe('popular');
  });

  it('are parsed from the address', () => {
    expect(
      readFilter(
        of(
          'category=slots&maker=lotus&tag=jackpot&list=new&promotion=welcome&stake=1.00&keyword= tide ',
        ),
      ),
    ).toEqual({
      category: 'slots',
      maker: 'lotus',
      tag: 'jackpot',
      list: 'new',
      promotion: 'welcome',
      stake: '1.00',
      keyword: 'tide',
    });
    expect(readSort(of('sort=name'))).toBe('name');
  });

  it.each(['list=old', 'stake=lots', 'stake=-1', 'stake=1e9', 'sort=random'])(
    'ignore %s',
    (query) => {
      expect(readFilter(of(query))).toEqual(noFilter);
      expect(readSort(of(query))).toBe('popular');
    },
  );

  it('change in part, and omit empty values', () => {
    const next = changeFilter(of('category=slots&maker=lotus&from=home'), {
      category: '',
      tag: 'jackpot',
      sort: 'popular',
    });
    expect(next.toString()).toBe('maker=lotus&from=home&tag=jackpot');
  });

  it('request without unset values', () => {
    expect(filterArgs({ ...noFilter, stake: '5.00' }, 'popular')).toEqual({ stake: '5.00' });
    expect(filterArgs({ ...noFilter, maker: 'lotus' }, 'newest')).toEqual({
      makerId: 'lotus',
      sort: 'newest',
    });
  });
});
