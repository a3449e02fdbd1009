import type { Meta, StoryObj } from '@storybook/react-vite';
import { plainGalleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { FavoriteButton } from './index.ts';

const meta = {
  title: 'Game/FavoriteButton/Gallery',
  tags: ['!autodocs'],
  parameters: plainGalleryParameters,
} satisfies Meta;

export default meta;

const states = [
  { label: 'Off', pressed: false },
  { label: 'On', pressed: true },
  { label: 'Resting', pressed: false, disabled: true },
];

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      {(['art', 'plain'] as const).map((variant) => (
        <SheetRow key={variant} title={variant}>
          {states.map((state) => (
            <FavoriteButton
              key={state.label}
              {...state}
              label={`${state.label}, ${variant}`}
              variant={variant}
            />
          ))}
        </SheetRow>
      ))}
    </Sheet>
  ),
};
