import type { ComponentDocs } from '../design/docs.ts';
import { FavoriteButton } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A toggle button: the label names the game, the state is announced as pressed.',
  content: 'The label stays the same in both states: "Favourite: Lotus Nights".',
  related: { IconButton: 'an action', Switch: 'a setting' },
  recommended: {
    reason: 'The label names the game and does not change.',
    example: <FavoriteButton variant="plain" label="Favourite: Lotus Nights" pressed={false} />,
  },
  mistake: {
    reason: 'A label that changes together with the state: "Remove, pressed" contradicts itself.',
    example: <FavoriteButton variant="plain" label="Remove" pressed />,
  },
};
