import type { Meta, StoryObj } from '@storybook/react-vite';
import { User } from 'lucide-react';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { TextField } from './index.ts';

const meta = {
  title: 'Forms/TextField/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Empty">
        <TextField label="Username" placeholder="4 to 20 characters" />
      </SheetRow>
      <SheetRow block title="Filled, leading">
        <TextField label="Username" leading={<User size={20} />} defaultValue="maria.reyes" />
      </SheetRow>
      <SheetRow block title="Large, help">
        <TextField label="Username" size="lg" help="Letters, digits, _ . @" />
      </SheetRow>
      <SheetRow block title="Error">
        <TextField label="Username" defaultValue="ma" error="At least 4 characters" />
      </SheetRow>
      <SheetRow block title="Disabled">
        <TextField label="Username" defaultValue="maria.reyes" disabled />
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <TextField label="အသုံးပြုသူအမည်" defaultValue="မောင်မောင်" help="အက္ခရာ ၄ လုံးမှ ၂၀ လုံး" />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
