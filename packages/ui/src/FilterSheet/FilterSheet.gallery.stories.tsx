import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryParameters } from '../testing/gallery.tsx';
import { choices, findGames, nothing } from './games.sample.tsx';
import { FilterSheet } from './index.ts';

const meta = {
  title: 'Media/FilterSheet/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

const some = { kind: 'slots', makers: ['Bluewater', 'Deepline'] };

export const Gallery: StoryObj = {
  render: () => (
    <FilterSheet open value={some} empty={nothing} onApply={() => {}} result={findGames}>
      {choices}
    </FilterSheet>
  ),
};

export const Closed: StoryObj = {
  render: () => (
    <FilterSheet value={some} empty={nothing} onApply={() => {}} result={findGames}>
      {choices}
    </FilterSheet>
  ),
};
