import '../packages/tokens/src/fonts.ts';
import './page.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import {
  type Appearance,
  appearances,
  type ThemeName,
  themeNames,
} from '../packages/tokens/src/index.ts';
import { ThemeProvider } from '../packages/ui/src/ThemeProvider/index.ts';
import { allModes, viewports } from './modes.ts';

const locales = [
  { value: 'en', title: 'English' },
  { value: 'zh-CN', title: '简体中文' },
  { value: 'my', title: 'မြန်မာ' },
  { value: 'th', title: 'ไทย' },
  { value: 'ms', title: 'Bahasa Melayu' },
];

/**
 * Each story is a page of its own: a theme, a language, one main landmark and one heading, so that
 * axe's rules for whole pages hold for it. A screen that brings its own says `page: 'own'`.
 */
const page: Decorator = (Story, { globals, parameters, title }) => {
  document.documentElement.lang = String(globals.locale);
  return (
    <ThemeProvider
      target="document"
      theme={globals.theme as ThemeName}
      appearance={globals.appearance as Appearance}
    >
      {parameters.page === 'own' ? (
        <Story />
      ) : (
        <main className="story">
          <h1 className="story-title">{title}</h1>
          <Story />
        </main>
      )}
    </ThemeProvider>
  );
};

const preview: Preview = {
  decorators: [page],
  tags: ['autodocs'],
  initialGlobals: { theme: 'green', appearance: 'light', locale: 'en' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'paintbrush', items: [...themeNames], dynamicTitle: true },
    },
    appearance: {
      description: 'Appearance',
      toolbar: { icon: 'mirror', items: [...appearances], dynamicTitle: true },
    },
    locale: {
      description: 'Language',
      toolbar: { icon: 'globe', items: locales, dynamicTitle: true },
    },
  },
  parameters: {
    // The page decorator pads: the ground must reach the edges.
    layout: 'fullscreen',
    a11y: { test: 'error' },
    viewport: { options: viewports },
    // Pictures are taken of the sheets that show every state (`galleryParameters`), in every mode.
    chromatic: { disableSnapshot: true, modes: allModes },
    options: { storySort: { order: ['Foundation', 'Shell', 'Forms', 'Money', 'Game', 'Screens'] } },
  },
};

export default preview;
