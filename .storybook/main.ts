import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { addAliases } from './aliases.ts';

const config: StorybookConfig = {
  stories: [
    '../packages/ui/src/**/*.stories.@(ts|tsx)',
    '../packages/app/src/**/*.stories.@(ts|tsx)',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The docs pages read types through TypeScript's JavaScript API, which version 7 no longer has.
  typescript: { reactDocgen: 'react-docgen', check: false },
  experimental_indexers: (indexers = []) => indexers.map(addAliases),
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), ownPlugins()],
    build: {
      ...vite.build,
      // Storybook's own bundles are large, and no player downloads them.
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { ...vite.build?.rolldownOptions, checks: { pluginTimings: false } },
    },
  }),
};

/** The Storybook spans all packages and uses no package's vite.config.ts, so it has its own. */
function ownPlugins() {
  return [react(), vanillaExtractPlugin()];
}

export default config;
