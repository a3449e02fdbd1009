import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowDownToLine, ArrowLeftRight, BadgePercent, Gamepad2, Landmark } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Amount } from '../Amount/index.ts';
import { Avatar } from '../Avatar/index.ts';
import { List } from '../List/index.ts';
import { Tag } from '../Tag/index.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { ListItem } from './index.ts';

const meta = {
  title: 'Data/ListItem/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

/** Mimics an app's router link: the row provides its content. */
const Row = (props: ComponentProps<'a'>) => <a {...props}>{props.children}</a>;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Transactions">
        <List variant="card">
          <ListItem
            icon={<Gamepad2 size={20} />}
            title="From Tiger Monsoon"
            meta="Today, 09:42"
            trailing={<Amount value="1284.60" symbol="₱" sign="always" />}
            trailingMeta="₱8,214.35"
          />
          <ListItem
            icon={<ArrowLeftRight size={20} />}
            title="To Wheel of Manila"
            meta={
              <>
                <Tag tone="info">In transit</Tag> 09:40
              </>
            }
            trailing={<Amount value="-750" symbol="₱" sign="always" />}
            trailingMeta="₱6,929.75"
          />
          <ListItem
            icon={<Landmark size={20} />}
            title="Withdrawal to •• 4417"
            meta={
              <>
                <Tag tone="caution">Pending review</Tag> 08:15
              </>
            }
            trailing={<Amount value="-500" symbol="₱" sign="always" />}
            trailingMeta="₱7,679.75"
          />
          <ListItem
            icon={<ArrowDownToLine size={20} />}
            title="Deposit by bank transfer"
            meta="Today, 07:52"
            trailing={<Amount value="2000" symbol="₱" sign="always" />}
            trailingMeta="₱9,699.75"
          />
        </List>
      </SheetRow>
      <SheetRow block title="Links">
        <List variant="card">
          <ListItem
            asChild
            chevron
            leading={<Avatar name="Maria Reyes" decorative />}
            title="Maria Reyes"
            meta="Level 4"
          >
            <Row href="#account" />
          </ListItem>
          <ListItem asChild chevron icon={<BadgePercent size={20} />} title="Rebate">
            <Row href="#rebate" />
          </ListItem>
        </List>
      </SheetRow>
      <SheetRow block title="Long text, twelve digits">
        <List variant="card">
          <ListItem
            icon={<Gamepad2 size={20} />}
            title="From Lotus Nights and the Long Way Home by the River"
            meta="Yesterday, 22:31"
            trailing={<Amount value="999999999999.99" symbol="₱" sign="always" />}
            trailingMeta="₱999,999,999,999.99"
          />
        </List>
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <List>
            <ListItem title="ဘဏ်အကောင့်နံပါတ်" meta="ဘဏ်တွင် မှတ်ပုံတင်ထားသည့်အတိုင်း။" trailing="K 999,999,999.99" />
          </List>
        </div>
      </SheetRow>
    </Sheet>
  ),
};
