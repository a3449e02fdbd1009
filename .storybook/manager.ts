import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { appearanceOf, house } from './house.ts';

addons.setConfig({ theme: house('light'), sidebar: { showRoots: true } });

// The house grows dark with its stories: white walls around a dark screen would judge its contrast.
addons.register('parlor/house', (api) => {
  const dress = ({ globals }: { globals?: Readonly<Record<string, unknown>> }) =>
    api.setOptions({ theme: house(appearanceOf(globals)) });
  api.on(SET_GLOBALS, dress);
  api.on(GLOBALS_UPDATED, dress);
});
