import { DEFAULT_LOCALE, type Locale } from '@parlor/api/constants';
import { toCallFailure } from '@parlor/api/errors';
import { readLocale } from '@parlor/api/rules/locale';
import { assign, emit, enqueueActions, setup } from 'xstate';
import { unprovided } from '../kit/actors.ts';
import { readAppearance, readTheme } from './theme-and-locale.guards.ts';
import type {
  AppearanceChoice,
  ThemeAndLocaleActors,
  ThemeAndLocaleContext,
  ThemeAndLocaleEmitted,
  ThemeAndLocaleEvent,
  ThemeAndLocaleInput,
  ThemeAndLocaleMeta,
  ThemeName,
} from './theme-and-locale.types.ts';

/** Placeholders that fail until the app provides the actors. */
export const themeAndLocaleActors: ThemeAndLocaleActors = {
  showLocale: unprovided('showLocale'),
};

/**
 * Theme and locale of the page. A theme changes immediately; a locale changes once its texts are
 * loaded, and the previous one stays until then.
 */
export const themeAndLocaleMachine = setup({
  types: {} as {
    input: ThemeAndLocaleInput;
    context: ThemeAndLocaleContext;
    events: ThemeAndLocaleEvent;
    emitted: ThemeAndLocaleEmitted;
    meta: ThemeAndLocaleMeta;
  },
  actors: { showLocale: themeAndLocaleActors.showLocale },
  guards: {
    isOtherTheme: ({ context }, { theme }: { theme: ThemeName }) => theme !== context.theme,
    isOtherAppearance: ({ context }, params: { appearance: AppearanceChoice }) =>
      params.appearance !== context.appearance,
    isOtherLocale: ({ context }, { locale }: { locale: Locale }) => locale !== context.locale,
    hasLocale: ({ context }) => context.locale !== undefined,
  },
  actions: {
    want: assign({ locale: (_, { locale }: { locale: Locale }) => locale }),
    show: enqueueActions(({ context: { locale, requestLocale }, enqueue }) => {
      if (locale === undefined) return;
      enqueue.assign({ shown: locale, requestLocale: locale });
      enqueue.emit({ type: 'localeShown', locale });
      if (locale !== requestLocale) enqueue.emit({ type: 'requestLocaleChanged' });
    }),
    tellMissing: emit((_, { error }: { error: unknown }) => ({
      type: 'localeMissing',
      error: toCallFailure(error),
    })),
  },
}).createMachine({
  id: 'theme-and-locale',
  context: ({ input }) => ({
    theme: readTheme(input.theme) ?? 'green',
    appearance: readAppearance(input.appearance) ?? 'system',
    locale: readLocale(input.locale),
    shown: DEFAULT_LOCALE,
    requestLocale: readLocale(input.locale) ?? DEFAULT_LOCALE,
  }),
  on: {
    'theme.chosen': {
      guard: { type: 'isOtherTheme', params: ({ event }) => ({ theme: event.theme }) },
      actions: [
        assign({ theme: ({ event }) => event.theme }),
        emit(({ event }) => ({ type: 'themeChosen', theme: event.theme })),
      ],
    },
    'appearance.chosen': {
      guard: {
        type: 'isOtherAppearance',
        params: ({ event }) => ({ appearance: event.appearance }),
      },
      actions: [
        assign({ appearance: ({ event }) => event.appearance }),
        emit(({ event }) => ({ type: 'appearanceChosen', appearance: event.appearance })),
      ],
    },
  },
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasLocale', target: 'opening' }, { target: 'undecided' }] },
    undecided: {
      meta: { texts: 'loading' },
      on: {
        'locale.chosen': {
          target: 'opening',
          actions: { type: 'want', params: ({ event }) => ({ locale: event.locale }) },
        },
      },
    },
    // Emits nothing before the first texts are loaded or known to be missing.
    opening: {
      meta: { texts: 'loading' },
      invoke: {
        id: 'showLocale',
        src: 'showLocale',
        input: ({ context }) => ({ locale: context.locale ?? DEFAULT_LOCALE }),
        onDone: { target: 'open', actions: 'show' },
        onError: {
          target: 'open.missing',
          actions: { type: 'tellMissing', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'locale.chosen': {
          guard: { type: 'isOtherLocale', params: ({ event }) => ({ locale: event.locale }) },
          target: 'opening',
          reenter: true,
          actions: { type: 'want', params: ({ event }) => ({ locale: event.locale }) },
        },
      },
    },
    open: {
      initial: 'shown',
      on: {
        'locale.chosen': {
          guard: { type: 'isOtherLocale', params: ({ event }) => ({ locale: event.locale }) },
          target: '.changing',
          actions: { type: 'want', params: ({ event }) => ({ locale: event.locale }) },
        },
      },
      states: {
        shown: { meta: { texts: 'shown' } },
        changing: {
          meta: { texts: 'changing' },
          invoke: {
            id: 'showLocale',
            src: 'showLocale',
            input: ({ context }) => ({ locale: context.locale ?? DEFAULT_LOCALE }),
            onDone: { target: 'shown', actions: 'show' },
            onError: {
              target: 'missing',
              actions: { type: 'tellMissing', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        missing: {
          meta: { texts: 'missing' },
          on: {
            online: 'changing',
            // Selecting the locale again retries the load.
            'locale.chosen': {
              target: 'changing',
              actions: { type: 'want', params: ({ event }) => ({ locale: event.locale }) },
            },
          },
        },
      },
    },
  },
});
