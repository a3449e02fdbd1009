import { describe, expect, it } from 'vitest';
import { broken, startFlow } from '../testing/index.ts';
import { themeAndLocaleActors, themeAndLocaleMachine } from './theme-and-locale.machine.ts';
import { selectHasTexts, selectThemeAndLocale } from './theme-and-locale.selectors.ts';
import type { ThemeAndLocaleInput } from './theme-and-locale.types.ts';

const start = (stored: Partial<ThemeAndLocaleInput> = {}) =>
  startFlow(themeAndLocaleMachine, themeAndLocaleActors, () => ({
    theme: null,
    appearance: null,
    locale: null,
    ...stored,
  }));

describe('theme and appearance (docs/product.md: What the product does and for whom)', () => {
  it("are green and the device's appearance by default", () => {
    const flow = start();
    expect(selectThemeAndLocale(flow.snapshot())).toMatchObject({
      theme: 'green',
      appearance: 'system',
    });
    expect(flow.emitted).toEqual([]);
  });

  it('are restored from storage; unknown values are ignored', () => {
    const chosen = start({ theme: 'pink', appearance: 'dark' });
    expect(selectThemeAndLocale(chosen.snapshot())).toMatchObject({
      theme: 'pink',
      appearance: 'dark',
    });
    const nonsense = start({ theme: 'red', appearance: '' });
    expect(selectThemeAndLocale(nonsense.snapshot())).toMatchObject({
      theme: 'green',
      appearance: 'system',
    });
  });

  it('change immediately and are emitted once for storage', () => {
    const flow = start();
    flow.send({ type: 'theme.chosen', theme: 'blue' });
    flow.send({ type: 'theme.chosen', theme: 'blue' });
    flow.send({ type: 'appearance.chosen', appearance: 'light' });
    flow.send({ type: 'appearance.chosen', appearance: 'light' });
    expect(selectThemeAndLocale(flow.snapshot())).toMatchObject({
      theme: 'blue',
      appearance: 'light',
    });
    expect(flow.emitted).toEqual([
      { type: 'themeChosen', theme: 'blue' },
      { type: 'appearanceChosen', appearance: 'light' },
    ]);
  });

  it('follow the device again when that is selected', () => {
    const flow = start({ appearance: 'dark' });
    flow.send({ type: 'appearance.chosen', appearance: 'system' });
    expect(selectThemeAndLocale(flow.snapshot())).toMatchObject({ appearance: 'system' });
    expect(flow.emitted).toEqual([{ type: 'appearanceChosen', appearance: 'system' }]);
  });
});

describe('the first locale (docs/product.md: States and transitions)', () => {
  it('is the stored one; emits nothing before its texts are loaded', async () => {
    const flow = start({ locale: 'th_TH' });
    expect(flow.calls('showLocale')).toEqual([{ locale: 'th_TH' }]);
    expect(selectHasTexts(flow.snapshot())).toBe(false);
    await flow.resolve('showLocale', undefined);
    expect(selectHasTexts(flow.snapshot())).toBe(true);
    expect(flow.emitted).toEqual([{ type: 'localeShown', locale: 'th_TH' }]);
  });

  it('is used for API calls from the first one on (docs/product.md: Calls)', () => {
    expect(selectThemeAndLocale(start({ locale: 'th_TH' }).snapshot())).toMatchObject({
      requestLocale: 'th_TH',
    });
    expect(selectThemeAndLocale(start().snapshot())).toMatchObject({ requestLocale: 'en_US' });
  });

  it('is awaited if none is stored', async () => {
    const flow = start({ locale: 'xx' });
    expect(flow.calls('showLocale')).toEqual([]);
    expect(selectHasTexts(flow.snapshot())).toBe(false);
    flow.send({ type: 'locale.chosen', locale: 'my_MM' });
    await flow.resolve('showLocale', undefined);
    expect(flow.emitted).toEqual([
      { type: 'localeShown', locale: 'my_MM' },
      { type: 'requestLocaleChanged' },
    ]);
    expect(selectThemeAndLocale(flow.snapshot())).toMatchObject({ requestLocale: 'my_MM' });
  });

  it('falls back to English without its texts, and retries when the network is back', async () => {
    const flow = start({ locale: 'th_TH' });
    await flow.reject('showLocale', broken);
    expect(selectHasTexts(flow.snapshot())).toBe(true);
    expect(selectThemeAndLocale(flow.snapshot())).toMatchObject({ locale: 'en_US' });
    expect(flow.emitted).toEqual([{ type: 'localeMissing', error: broken }]);
    flow.send({ type: 'online' });
    await flow.resolve('showLocale', undefined);
    expect(selectThemeAndLocale(flow.snapshot())).toMatchObject({ locale: 'th_TH' });
  });
});

describe('locale change', () => {
  const open = async () => {
    const flow = start({ locale: 'en_US' });
    await flow.resolve('showLocale', undefined);
    flow.emitted.length = 0;
    return flow;
  };

  it('keeps the page, and is emitted once its texts are loaded', async () => {
    const flow = await open();
    flow.send({ type: 'locale.chosen', locale: 'th_TH' });
    expect(selectHasTexts(flow.snapshot())).toBe(true);
    expect(selectThemeAndLocale(flow.snapshot())).toMatchObject({
      texts: 'changing',
      nextLocale: 'th_TH',
      requestLocale: 'en_US',
    });
    expect(flow.emitted).toEqual([]);
    await flow.resolve('showLocale', undefined);
    expect(selectThemeAndLocale(flow.snapshot())).toMatchObject({
      texts: 'shown',
      requestLocale: 'th_TH',
    });
    expect(flow.emitted).toEqual([
      { type: 'localeShown', locale: 'th_TH' },
      { type: 'requestLocaleChanged' },
    ]);
  });

  it('applies the last of two selections in a row', async () => {
    const flow = await open();
    flow.send({ type: 'locale.chosen', locale: 'th_TH' });
    flow.send({ type: 'locale.chosen', locale: 'my_MM' });
    await flow.resolve('showLocale', undefined);
    expect(flow.emitted).toEqual([
      { type: 'localeShown', locale: 'my_MM' },
      { type: 'requestLocaleChanged' },
    ]);
  });

  it('ignores the current locale, as when a tab receives its own storage event', async () => {
    const flow = await open();
    flow.send({ type: 'locale.chosen', locale: 'en_US' });
    expect(flow.isRunning('showLocale')).toBe(false);
    expect(flow.emitted).toEqual([]);
  });

  it('keeps the previous locale when the texts fail to load, and retries on another selection', async () => {
    const flow = await open();
    flow.send({ type: 'locale.chosen', locale: 'th_TH' });
    await flow.reject('showLocale', broken);
    expect(selectThemeAndLocale(flow.snapshot())).toMatchObject({ locale: 'en_US' });
    flow.send({ type: 'locale.chosen', locale: 'th_TH' });
    await flow.resolve('showLocale', undefined);
    expect(selectThemeAndLocale(flow.snapshot())).toMatchObject({ locale: 'th_TH' });
  });
});
