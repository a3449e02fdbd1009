import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowDownToLine, Gift } from 'lucide-react';
import { ListItem } from '../ListItem/index.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { List } from './index.ts';

const meta = {
  title: 'Data/List/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

const rows = (
  <>
    <ListItem icon={<ArrowDownToLine size={20} />} title="Deposit" meta="Today, 07:52" />
    <ListItem icon={<Gift size={20} />} title="Monsoon Warm-up settled" meta="Yesterday, 22:31" />
  </>
);

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Plain">
        <List>{rows}</List>
      </SheetRow>
      <SheetRow block title="Card">
        <List variant="card">{rows}</List>
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <List>
            <ListItem title="ငွေသွင်း" meta="ယနေ့ 07:52" />
          </List>
        </div>
      </SheetRow>
    </Sheet>
  ),
};
