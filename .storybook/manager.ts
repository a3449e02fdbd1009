import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { createManagerTheme, getAppearance } from './manager-theme.ts';

addons.setConfig({ theme: createManagerTheme('light'), sidebar: { showRoots: true } });

// The manager follows the appearance of the stories: a white frame around a dark screen distorts its contrast.
addons.register('parlor/theme', (api) => {
  const applyTheme = ({ globals }: { globals?: Readonly<Record<string, unknown>> }) =>
    api.setOptions({ theme: createManagerTheme(getAppearance(globals)) });
  api.on(SET_GLOBALS, applyTheme);
  api.on(GLOBALS_UPDATED, applyTheme);
});
