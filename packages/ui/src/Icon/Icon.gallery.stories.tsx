import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Cherry,
  CircleUser,
  Fish,
  Gift,
  Heart,
  House,
  LayoutGrid,
  Rocket,
  Spade,
  Wallet,
} from 'lucide-react';
import { plainGalleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { Icon } from './index.ts';

const meta = {
  title: 'Foundation/Icon/Gallery',
  component: Icon,
  tags: ['!autodocs'],
  parameters: plainGalleryParameters,
} satisfies Meta<typeof Icon>;

export default meta;

const icons = { House, LayoutGrid, Gift, Heart, CircleUser, Cherry, Fish, Spade, Rocket, Wallet };

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      {([16, 20, 24, 32] as const).map((size) => (
        <SheetRow key={size} title={`${size} px`}>
          {Object.entries(icons).map(([name, icon]) => (
            <Icon key={name} icon={icon} size={size} />
          ))}
        </SheetRow>
      ))}
    </Sheet>
  ),
};
