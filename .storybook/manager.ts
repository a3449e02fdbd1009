import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { removeAliases } from './aliases.ts';
import { createManagerTheme, getAppearance } from './manager-theme.ts';

/** Pages without controls, actions or play functions, whose panel would be empty. */
const pages = /^(welcome|overview|adopting|design|patterns)-/;

addons.setConfig({
  theme: createManagerTheme('light'),
  sidebar: {
    showRoots: true,
    // The index holds "Default (modal, popup)" for the search; the sidebar shows the name alone.
    renderLabel: ({ type, name }) => (type === 'story' ? removeAliases(name) : undefined),
  },
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => isShown && !pages.test(storyId ?? ''),
  },
});

// The manager follows the appearance of the stories: a white frame around a dark screen distorts its contrast.
addons.register('parlor/theme', (api) => {
  const applyTheme = ({ globals }: { globals?: Readonly<Record<string, unknown>> }) =>
    api.setOptions({ theme: createManagerTheme(getAppearance(globals)) });
  api.on(SET_GLOBALS, applyTheme);
  api.on(GLOBALS_UPDATED, applyTheme);
});
