import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../constants.ts';
import { chooseLocale, readLocale } from './locale.ts';
import { onlineTimeAtLogout } from './online-time.ts';

describe('locale (docs/product.md: States and transitions)', () => {
  it.each([
    [{ stored: 'zh_CN', websiteDefaultLanguage: 'th_TH', countryCode: 'MM' }, 'zh_CN'],
    [{ stored: 'xx', websiteDefaultLanguage: 'th_TH', countryCode: 'MM' }, 'th_TH'],
    [{ stored: null, websiteDefaultLanguage: 'ms-MY', countryCode: 'TH' }, 'ms_MY'],
    [{ websiteDefaultLanguage: 'en', countryCode: 'TH' }, 'en_US'],
    [{ websiteDefaultLanguage: '', countryCode: 'TH' }, 'th_TH'],
    [{ countryCode: 'MM' }, 'my_MM'],
    [{ countryCode: 'my' }, 'ms_MY'],
    [{ countryCode: 'PH' }, 'en_US'],
    [{}, 'en_US'],
  ])('%o becomes %s', (from, locale) => {
    expect(chooseLocale(from)).toBe(locale);
  });

  it('accepts known locales in any spelling only', () => {
    expect(readLocale('TH')).toBe('th_TH');
    expect(readLocale('zh-Hans-CN')).toBe('zh_CN');
    expect(readLocale('fr_FR')).toBeUndefined();
  });

  it('always returns one of the five locales', () => {
    const text = fc.option(fc.string(), { nil: undefined });
    fc.assert(
      fc.property(text, text, text, (stored, websiteDefaultLanguage, countryCode) => {
        expect(LOCALES).toContain(chooseLocale({ stored, websiteDefaultLanguage, countryCode }));
      }),
    );
  });
});

describe('online time at logout (docs/product.md: Business constants and limits)', () => {
  it.each([
    [0, undefined],
    [49.999, undefined],
    [50, 1],
    [109.999, 1],
    [110, 2],
    [169.999, 2],
    [170, 3],
    [100_000, 3],
    [-5, undefined],
  ])('%d s reports %s', (seconds, value) => {
    expect(onlineTimeAtLogout(seconds * 1000)).toBe(value);
  });
});
