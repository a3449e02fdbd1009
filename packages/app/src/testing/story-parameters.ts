import { themeNames } from '@parlor/tokens';
import { expect, waitFor } from 'storybook/test';

const off = { disable: true };

/**
 * For every screen: it has its own landmarks and sets the theme of its page, and its picture is
 * compared on phones. Interactions run on a phone.
 */
export const screenParameters = {
  page: 'app',
  chromatic: { disableSnapshot: false, modes: { laptop: off } },
};

/** For a desktop story without a frame around it: its picture is compared on a laptop alone. */
export const bareOnDesktop = {
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

/**
 * For a story of the wide layout, whose frame surrounds it: that of a phone has tabs at the bottom.
 */
export const onDesktop = {
  ...bareOnDesktop,
  async afterEach({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
    const find = (name: string) => canvasElement.querySelector(`[data-component="${name}"]`);
    await waitFor(() => expect(find('SideNav')).toBeVisible(), { timeout: 20_000 });
    await expect(find('TabBar')).toBeNull();
  },
};
