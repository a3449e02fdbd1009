import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleUser, LogOut, Wallet } from 'lucide-react';
import { Button } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { galleryParameters } from '../testing/gallery.tsx';
import { Menu } from './index.ts';

const meta = {
  title: 'Shell/Menu/Gallery',
  component: Menu,
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta<typeof Menu>;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <div style={{ blockSize: 460 }}>
      <Menu
        open
        trigger={
          <Button tone="neutral" variant="outline">
            Maria R.
          </Button>
        }
        groups={[
          {
            items: [
              {
                value: 'account',
                label: 'Account',
                icon: <Icon icon={CircleUser} />,
                hint: 'Level 4',
              },
              { value: 'wallet', label: 'Wallet', icon: <Icon icon={Wallet} />, href: '/wallet' },
            ],
          },
          {
            label: 'Language',
            value: 'en',
            onValueChange: () => {},
            options: [
              { value: 'en', label: 'English' },
              { value: 'th', label: 'ไทย' },
              { value: 'my', label: 'မြန်မာ' },
            ],
          },
          {
            items: [
              { value: 'out', label: 'Log out', icon: <Icon icon={LogOut} />, tone: 'critical' },
            ],
          },
        ]}
      />
    </div>
  ),
};
