import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronsUpDown, Moon } from 'lucide-react';
import { Button } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { labels as burmese } from '../labels/my_MM.ts';
import { Text } from '../Text/index.ts';
import { galleryParameters } from '../testing/gallery.tsx';
import { burmeseGroup, sideNavGroups } from '../testing/places.ts';
import { SideNav } from './index.ts';

const meta = {
  title: 'Shell/SideNav/Gallery',
  component: SideNav,
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta<typeof SideNav>;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <SideNav
      groups={sideNavGroups}
      value="home"
      style={{ inlineSize: 240, blockSize: 868 }}
      header={
        <Text size={20} weight="bold">
          Parlor
        </Text>
      }
      footer={
        <Button
          variant="ghost"
          tone="neutral"
          fullWidth
          leading={<Icon icon={Moon} />}
          trailing={<Icon icon={ChevronsUpDown} size={16} />}
        >
          Dark, blue
        </Button>
      }
    />
  ),
};

export const Burmese: StoryObj = {
  render: () => (
    <SideNav
      lang="my"
      groups={[burmeseGroup]}
      value="games"
      labels={burmese.SideNav}
      style={{ inlineSize: 240, blockSize: 868 }}
    />
  ),
};
