import { describe, expect, it } from 'vitest';
import { common } from './en_US/common.ts';
import { errors } from './en_US/errors.ts';
import { createI18n, type TextTree } from './i18n.ts';
import { translateWith } from './translate.ts';

function sayIn(tag: string, texts: TextTree) {
  const i18n = createI18n('en-US', { 'en-US': { common, errors }, [tag]: { common: texts } });
  return translateWith(i18n.getFixedT(tag));
}
const t = translateWith(createI18n('en-US', { 'en-US': { common, errors } }).t);

describe('saying texts', () => {
  it('finds keys by namespace, also names with dots in them', () => {
    expect(t('tabs.home')).toBe('Home');
    expect(t('errors:reasons.code.wrong')).toBe(errors.reasons['code.wrong']);
  });

  it('interpolates each value once, unescaped', () => {
    expect(t('home.title', { site: '{{site}} & <b> $t(tabs.home)' })).toBe(
      '{{site}} & <b> $t(tabs.home) home',
    );
  });

  it('renders a missing value as empty', () => {
    expect(t('home.title')).toBe(' home');
  });

  it('does not treat a value as an option', () => {
    const params = { site: 'Parlor', lng: 'cimode', defaultValue: 'no', returnObjects: true };
    expect(t('home.title', params)).toBe('Parlor home');
  });

  it('uses the plural form of the language', () => {
    expect(t('failure.wait', { count: 1 })).toBe('Try again in 1 second.');
    expect(t('failure.wait', { count: 60 })).toBe('Try again in 60 seconds.');
    const thai = sayIn('th-TH', { failure: { wait_other: '{{count}} วินาที' } });
    expect(thai('failure.wait', { count: 1 })).toBe('1 วินาที');
  });

  it('falls back to English, then to the key', () => {
    expect(sayIn('my-MM', {})('tabs.home')).toBe('Home');
    const wordless = translateWith(createI18n('my-MM', {}).t);
    expect(wordless('errors:reasons.conflict')).toBe('errors:reasons.conflict');
  });
});
