import '../packages/tokens/src/fonts.css';
import '../packages/tokens/src/base.css';
import './page.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import isChromatic from 'chromatic/isChromatic';
import { type ComponentProps, lazy, Suspense } from 'react';
import { configure, expect, waitFor } from 'storybook/test';
import { readLocale } from '../packages/api/src/rules/locale.ts';
import { closeNetwork, expectNoNetwork } from '../packages/app/src/testing/network.ts';
import { StoryPreferencesContext } from '../packages/app/src/testing/story-preferences.ts';
import { clearToasts } from '../packages/app/src/testing/toasts.ts';
import {
  type Appearance,
  appearances,
  defaultTheme,
  type ThemeName,
} from '../packages/tokens/src/index.ts';
import { type KitLabels, LabelsProvider } from '../packages/ui/src/labels/index.ts';
import { labels as malay } from '../packages/ui/src/labels/ms_MY.ts';
import { labels as burmese } from '../packages/ui/src/labels/my_MM.ts';
import { labels as thai } from '../packages/ui/src/labels/th_TH.ts';
import { labels as chinese } from '../packages/ui/src/labels/zh_CN.ts';
import { ThemeProvider } from '../packages/ui/src/ThemeProvider/index.ts';
import { formatTypes } from './arg-types.ts';
import { setClock } from './clock.ts';
import { isExample } from './examples.ts';
import { describeCommonProps } from './glossary.ts';
import {
  directions,
  type Locale,
  locales,
  modes,
  textSizes,
  themeItems,
  viewports,
} from './modes.ts';
import { OPENING_FRAME, shouldPlay, skipPlay } from './plays.ts';

// The machine may be busy, and a screen loads several chunks, each compiled on first use.
configure({ asyncUtilTimeout: 30_000 });

closeNetwork();
const isStopped = navigator.webdriver || isChromatic();
setClock(isStopped);

// The docs renderer is heavier than most stories, so it loads on demand.
const ThemedContainer = lazy(() =>
  import('./container.tsx').then(({ ThemedContainer }) => ({ default: ThemedContainer })),
);
const DocsPage = lazy(() => import('./docs.tsx').then((docs) => ({ default: docs.DocsPage })));

/** The labels of the kit by locale; English is built in. */
const labels: Record<Locale, Partial<KitLabels>> = {
  en: {},
  'zh-CN': chinese,
  my: burmese,
  th: thai,
  ms: malay,
};

/**
 * Renders each story as a page: a theme, a locale, one main landmark and one heading, so that axe's
 * page rules apply. A story with its own landmarks sets `page: 'own'`; the whole app, which also
 * applies its own theme, sets `page: 'app'`. On docs pages, where several stories share a page, none
 * renders a page.
 */
const page: Decorator = (Story, { globals, parameters, title, viewMode }) => {
  const isDocs = viewMode === 'docs';
  const html = document.documentElement;
  html.lang = String(globals.locale);
  html.dir = isDocs ? 'ltr' : String(globals.direction);
  html.style.fontSize = globals.textSize === '100' || isDocs ? '' : `${globals.textSize}%`;
  const preferences = {
    theme: globals.theme as ThemeName,
    appearance: globals.appearance as Appearance,
  };
  const locale = readLocale(globals.locale) ?? 'en_US';
  const story = (
    <StoryPreferencesContext value={{ ...preferences, locale, isPage: !isDocs }}>
      <LabelsProvider labels={labels[globals.locale as Locale]}>
        <Story />
      </LabelsProvider>
    </StoryPreferencesContext>
  );
  if (isDocs) {
    return (
      <ThemeProvider {...preferences} dir={String(globals.direction)} className="story">
        {story}
      </ThemeProvider>
    );
  }
  if (parameters.page === 'app') return story;
  return (
    <ThemeProvider {...preferences} target="document">
      {parameters.page === 'own' ? (
        story
      ) : (
        <main className="story">
          <h1 className="story-title">{title}</h1>
          {story}
        </main>
      )}
    </ThemeProvider>
  );
};

const preview: Preview = {
  decorators: [page],
  beforeEach: (context) => {
    // Storybook's own links come before the story, and a skip link must be the first.
    if (context.viewMode === 'story') document.body.prepend(context.canvasElement);
    const plays = window.name !== OPENING_FRAME && shouldPlay(context, locales[0].value);
    return plays ? undefined : skipPlay();
  },
  // Axe checks one story and does not require a heading.
  afterEach: async ({ canvasElement, parameters }) => {
    expectNoNetwork();
    // A closing dialog hides the page, and axe rejects hidden content with focus.
    await waitFor(() =>
      expect(document.querySelector('[aria-modal][data-state="closed"]')).toBeNull(),
    );
    if (parameters.page !== 'app') return;
    if (isStopped) clearToasts();
    if (parameters.headless === true) return;
    await waitFor(() => expect(canvasElement.querySelectorAll('h1')).toHaveLength(1));
  },
  tags: ['autodocs'],
  argTypesEnhancers: [describeCommonProps, formatTypes],
  // Toolbars. Choices are kept in the address, so that a link reproduces them.
  initialGlobals: {
    theme: defaultTheme,
    appearance: appearances[0],
    locale: locales[0].value,
    textSize: textSizes[0],
    direction: directions[0],
    viewport: { value: 'phone', isRotated: false },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'paintbrush',
        items: themeItems,
        dynamicTitle: true,
      },
    },
    appearance: {
      description: 'Appearance',
      toolbar: {
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Language',
      toolbar: { icon: 'globe', items: [...locales], dynamicTitle: true },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        icon: 'paragraph',
        items: textSizes.map((value) => ({ value, title: `Text ${value} %` })),
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    // The page decorator adds the padding, so that the background reaches the edges.
    layout: 'fullscreen',
    // Storybook disables this rule for stories without landmarks; these stories have them.
    a11y: {
      test: 'error',
      config: { rules: [{ id: 'region', enabled: true }] },
      // In tests, only violations are read; to describe and report all else takes time. Style sheets
      // are parsed for one rule, which is experimental and does not run.
      options:
        import.meta.env.MODE === 'test'
          ? { resultTypes: ['violations'], preload: { assets: ['media'] } }
          : {},
    },
    viewport: { options: viewports },
    // The background comes from the theme.
    backgrounds: { disable: true },
    docs: {
      // The samples on docs pages are compiled by a test; Storybook would print its own.
      canvas: { sourceState: 'none' },
      stories: { filter: isExample },
      container: (props: ComponentProps<typeof ThemedContainer>) => (
        <Suspense>
          <ThemedContainer {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
    },
    controls: { sort: 'requiredFirst', expanded: true },
    // Screenshots cover screens and galleries (`galleryParameters`).
    chromatic: { disableSnapshot: true, modes },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Overview',
          'Adopting',
          'Design',
          'Patterns',
          'Foundation',
          'Shell',
          'Forms',
          'Money',
          'Data',
          'Media',
          'Feedback',
          'Game',
          'Screens',
          [
            'Home',
            'Browse',
            'Game detail',
            'Playing',
            'Wallet',
            'Deposit',
            'Withdrawal',
            'Log in',
            'Login popup',
            'Sign up',
            '*',
            'In another theme',
          ],
        ],
      },
    },
  },
};

export default preview;
