import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryParameters } from '../testing/gallery.tsx';
import lobby from './AppShell.stories.tsx';
import { AppShell } from './index.ts';

const meta = {
  title: 'Shell/AppShell/Gallery',
  component: AppShell,
  tags: ['!autodocs'],
  parameters: { ...galleryParameters, page: 'own' },
} satisfies Meta<typeof AppShell>;

export default meta;

export const Gallery: StoryObj<typeof AppShell> = { args: { ...lobby.args } };
