import type { Meta, StoryObj } from '@storybook/react-vite';
import { SlidersHorizontal } from 'lucide-react';
import { Button } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { Text } from '../Text/index.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { categories } from '../testing/places.ts';
import { Tabs } from './index.ts';

const meta = {
  title: 'Shell/Tabs/Gallery',
  component: Tabs,
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta<typeof Tabs>;

export default meta;

const strip = categories.map(({ icon, ...tab }) => ({ ...tab, icon: <Icon icon={icon} /> }));
const view = (
  <Text as="p" color="muted" style={{ paddingBlock: 12 }}>
    Content of the selected tab
  </Text>
);

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow title="Categories" block>
        <Tabs
          label="Categories"
          tabs={strip}
          variant="strip"
          trailing={
            <Button
              shape="pill"
              variant="outline"
              tone="neutral"
              leading={<Icon icon={SlidersHorizontal} />}
            >
              Filter
            </Button>
          }
        >
          {view}
        </Tabs>
      </SheetRow>
      <SheetRow title="In progress" block>
        <Tabs label="Categories, cards" tabs={strip} defaultValue="cards" variant="strip">
          {view}
        </Tabs>
      </SheetRow>
      <SheetRow title="Underlined" block>
        <Tabs
          label="Login methods"
          tabs={[
            { value: 'password', label: 'Password' },
            { value: 'code', label: 'Code by SMS' },
            { value: 'passkey', label: 'Passkey', disabled: true },
          ]}
        >
          {view}
        </Tabs>
      </SheetRow>
      <SheetRow title="Links" block>
        <Tabs
          label="Account"
          value="cards"
          tabs={[
            { value: 'profile', label: 'Profile', href: '#profile' },
            { value: 'cards', label: 'Bank cards', href: '#cards' },
            { value: 'limits', label: 'Limits', href: '#limits', disabled: true },
          ]}
        >
          {view}
        </Tabs>
      </SheetRow>
      <SheetRow title="Vertical: underlined, strip" block>
        <Tabs
          label="Settings"
          orientation="vertical"
          defaultValue="security"
          tabs={[
            { value: 'profile', label: 'Profile' },
            { value: 'security', label: 'Password and security' },
            { value: 'burmese', label: <span lang="my">ဘာသာစကား ရွေးချယ်ရန်</span> },
          ]}
        >
          {view}
        </Tabs>
        <Tabs
          label="Categories, vertical"
          orientation="vertical"
          variant="strip"
          tabs={strip.slice(0, 3)}
        >
          {view}
        </Tabs>
      </SheetRow>
    </Sheet>
  ),
};
