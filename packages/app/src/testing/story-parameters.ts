import { themeNames } from '@parlor/tokens';
import { expect, waitFor } from 'storybook/test';

const off = { disable: true };

/**
 * For every screen: it brings its own landmarks and dresses its page, and its picture is compared on
 * phones. What a person does in these stories is done on a phone.
 */
export const screenParameters = {
  page: 'app',
  chromatic: { disableSnapshot: false, modes: { laptop: off } },
};

/** For a story of a desktop that has no frame around it: its picture is compared on a laptop alone. */
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

/** For a story of the wide layout, in whose frame it stands: that of a phone has tabs at its foot. */
export const onDesktop = {
  ...bareOnDesktop,
  async afterEach({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
    const find = (name: string) => canvasElement.querySelector(`[data-component="${name}"]`);
    await waitFor(() => expect(find('SideNav')).toBeVisible(), { timeout: 20_000 });
    await expect(find('TabBar')).toBeNull();
  },
};
