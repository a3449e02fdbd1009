import { broken, describeModel } from '../testing/index.ts';
import { themeAndLocaleActors, themeAndLocaleMachine } from './theme-and-locale.machine.ts';
import { selectThemeAndLocale } from './theme-and-locale.selectors.ts';
import type { ThemeAndLocaleInput } from './theme-and-locale.types.ts';

const nothing: ThemeAndLocaleInput = { theme: null, appearance: null, locale: null };

describeModel(
  {
    machine: themeAndLocaleMachine,
    actors: themeAndLocaleActors,
    inputs: [() => nothing, () => ({ theme: 'pink', appearance: 'dark', locale: 'th_TH' })],
    events: [
      { type: 'theme.chosen', theme: 'blue' },
      { type: 'appearance.chosen', appearance: 'light' },
      { type: 'locale.chosen', locale: 'th_TH' },
      { type: 'locale.chosen', locale: 'my_MM' },
      { type: 'online' },
    ],
    view: selectThemeAndLocale,
    outcomes: { showLocale: [{ done: undefined }, { failed: broken }] },
  },
  import.meta.url,
);
