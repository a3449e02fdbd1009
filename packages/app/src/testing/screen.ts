import { themeNames } from '@parlor/tokens';

const off = { disable: true };

/**
 * For every screen: it brings its own landmarks and dresses its page, and its picture is compared on
 * phones. What a person does in these stories is done on a phone.
 */
export const screenParameters = {
  page: 'app',
  chromatic: { disableSnapshot: false, modes: { laptop: off } },
};

/** For a story of the wide layout: its picture is compared on a laptop alone. */
export const onDesktop = {
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    page: 'app',
    chromatic: {
      disableSnapshot: false,
      modes: {
        ...Object.fromEntries([...themeNames, 'dark', 'burmese'].map((name) => [name, off])),
        laptop: { disable: false },
      },
    },
  },
};
