import { describe, expect, it } from 'vitest';
import { broken, startFlow } from '../testing/index.ts';
import { themeAndLocaleActors, themeAndLocaleMachine } from './theme-and-locale.machine.ts';
import {
  selectAppearance,
  selectAskedLocale,
  selectHasWords,
  selectNextLocale,
  selectTheme,
} from './theme-and-locale.selectors.ts';
import type { ThemeAndLocaleInput } from './theme-and-locale.types.ts';

const start = (stored: Partial<ThemeAndLocaleInput> = {}) =>
  startFlow(themeAndLocaleMachine, themeAndLocaleActors, () => ({
    theme: null,
    appearance: null,
    locale: null,
    ...stored,
  }));

describe('theme and appearance: spec 1', () => {
  it('are green and that of the device until chosen', () => {
    const flow = start();
    expect(selectTheme(flow.snapshot())).toBe('green');
    expect(selectAppearance(flow.snapshot())).toBe('system');
    expect(flow.emitted).toEqual([]);
  });

  it('are those that are stored, and nothing that makes no sense', () => {
    const chosen = start({ theme: 'pink', appearance: 'dark' });
    expect(selectTheme(chosen.snapshot())).toBe('pink');
    expect(selectAppearance(chosen.snapshot())).toBe('dark');
    const nonsense = start({ theme: 'red', appearance: '' });
    expect(selectTheme(nonsense.snapshot())).toBe('green');
    expect(selectAppearance(nonsense.snapshot())).toBe('system');
  });

  it('change at once, and are told once to be stored', () => {
    const flow = start();
    flow.send({ type: 'theme.chosen', theme: 'blue' });
    flow.send({ type: 'theme.chosen', theme: 'blue' });
    flow.send({ type: 'appearance.chosen', appearance: 'light' });
    flow.send({ type: 'appearance.chosen', appearance: 'light' });
    expect(selectTheme(flow.snapshot())).toBe('blue');
    expect(selectAppearance(flow.snapshot())).toBe('light');
    expect(flow.emitted).toEqual([
      { type: 'themeChosen', theme: 'blue' },
      { type: 'appearanceChosen', appearance: 'light' },
    ]);
  });

  it('follow the device again when that is chosen', () => {
    const flow = start({ appearance: 'dark' });
    flow.send({ type: 'appearance.chosen', appearance: 'system' });
    expect(selectAppearance(flow.snapshot())).toBe('system');
    expect(flow.emitted).toEqual([{ type: 'appearanceChosen', appearance: 'system' }]);
  });
});

describe('the first language: spec 4', () => {
  it('is the stored one; nothing is said before its words are there', async () => {
    const flow = start({ locale: 'th_TH' });
    expect(flow.calls('showLocale')).toEqual([{ locale: 'th_TH' }]);
    expect(selectHasWords(flow.snapshot())).toBe(false);
    await flow.resolve('showLocale', undefined);
    expect(selectHasWords(flow.snapshot())).toBe(true);
    expect(flow.emitted).toEqual([{ type: 'localeShown', locale: 'th_TH' }]);
  });

  it('is the language of calls from the first one on: spec 7', () => {
    expect(selectAskedLocale(start({ locale: 'th_TH' }).snapshot())).toBe('th_TH');
    expect(selectAskedLocale(start().snapshot())).toBe('en_US');
  });

  it('is waited for when none is stored', async () => {
    const flow = start({ locale: 'xx' });
    expect(flow.calls('showLocale')).toEqual([]);
    expect(selectHasWords(flow.snapshot())).toBe(false);
    flow.send({ type: 'locale.chosen', locale: 'my_MM' });
    await flow.resolve('showLocale', undefined);
    expect(flow.emitted).toEqual([
      { type: 'localeShown', locale: 'my_MM' },
      { type: 'requestLocaleChanged' },
    ]);
    expect(selectAskedLocale(flow.snapshot())).toBe('my_MM');
  });

  it('without its words the page speaks English, and tries again when the network is back', async () => {
    const flow = start({ locale: 'th_TH' });
    await flow.reject('showLocale', broken);
    expect(selectHasWords(flow.snapshot())).toBe(true);
    expect(flow.snapshot().context.shown).toBe('en_US');
    expect(flow.emitted).toEqual([{ type: 'localeMissing', error: broken }]);
    flow.send({ type: 'online' });
    await flow.resolve('showLocale', undefined);
    expect(flow.snapshot().context.shown).toBe('th_TH');
  });
});

describe('another language', () => {
  const open = async () => {
    const flow = start({ locale: 'en_US' });
    await flow.resolve('showLocale', undefined);
    flow.emitted.length = 0;
    return flow;
  };

  it('keeps the page, and is told once its words are there', async () => {
    const flow = await open();
    flow.send({ type: 'locale.chosen', locale: 'th_TH' });
    expect(selectHasWords(flow.snapshot())).toBe(true);
    expect(selectNextLocale(flow.snapshot())).toBe('th_TH');
    expect(selectAskedLocale(flow.snapshot())).toBe('en_US');
    expect(flow.emitted).toEqual([]);
    await flow.resolve('showLocale', undefined);
    expect(selectNextLocale(flow.snapshot())).toBeUndefined();
    expect(selectAskedLocale(flow.snapshot())).toBe('th_TH');
    expect(flow.emitted).toEqual([
      { type: 'localeShown', locale: 'th_TH' },
      { type: 'requestLocaleChanged' },
    ]);
  });

  it('of two chosen in a row, the last one counts', async () => {
    const flow = await open();
    flow.send({ type: 'locale.chosen', locale: 'th_TH' });
    flow.send({ type: 'locale.chosen', locale: 'my_MM' });
    await flow.resolve('showLocale', undefined);
    expect(flow.emitted).toEqual([
      { type: 'localeShown', locale: 'my_MM' },
      { type: 'requestLocaleChanged' },
    ]);
  });

  it('that is shown already changes nothing, as when a tab hears its own storing', async () => {
    const flow = await open();
    flow.send({ type: 'locale.chosen', locale: 'en_US' });
    expect(flow.isRunning('showLocale')).toBe(false);
    expect(flow.emitted).toEqual([]);
  });

  it('that cannot be had leaves the one before, and is tried again when chosen again', async () => {
    const flow = await open();
    flow.send({ type: 'locale.chosen', locale: 'th_TH' });
    await flow.reject('showLocale', broken);
    expect(flow.snapshot().context.shown).toBe('en_US');
    flow.send({ type: 'locale.chosen', locale: 'th_TH' });
    await flow.resolve('showLocale', undefined);
    expect(flow.snapshot().context.shown).toBe('th_TH');
  });
});
