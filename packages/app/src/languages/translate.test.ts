import { describe, expect, it } from 'vitest';
import { common } from './en_US/common.ts';
import { errors } from './en_US/errors.ts';
import { createTranslate, flatten } from './translate.ts';

const english = new Map([...flatten('common', common), ...flatten('errors', errors)]);
const t = createTranslate('en-US', english, new Map());

describe('saying texts', () => {
  it('finds keys by namespace, also names with dots in them', () => {
    expect(t('tabs.home')).toBe('Home');
    expect(t('errors:reasons.code.wrong')).toBe(errors.reasons['code.wrong']);
  });

  it('fills in what a text needs, once and as it is', () => {
    expect(t('home.title', { site: '{{site}} & <b>' })).toBe('{{site}} & <b> home');
  });

  it('takes the plural form of the language', () => {
    expect(t('failure.wait', { count: 1 })).toBe('Try again in 1 second.');
    expect(t('failure.wait', { count: 60 })).toBe('Try again in 60 seconds.');
    const thai = createTranslate(
      'th-TH',
      new Map([['failure.wait_other', '{{count}} วินาที']]),
      english,
    );
    expect(thai('failure.wait', { count: 1 })).toBe('1 วินาที');
  });

  it('falls back to English, then to the key', () => {
    const burmese = createTranslate('my-MM', new Map(), english);
    expect(burmese('tabs.home')).toBe('Home');
    expect(createTranslate('my-MM', new Map(), new Map())('tabs.home')).toBe('tabs.home');
  });
});
