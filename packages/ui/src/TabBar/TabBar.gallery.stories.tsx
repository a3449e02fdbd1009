import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { tabBarItems } from '../testing/places.ts';
import { TabBar } from './index.ts';

const meta = {
  title: 'Shell/TabBar/Gallery',
  component: TabBar,
  parameters: galleryParameters,
} satisfies Meta<typeof TabBar>;

export default meta;

const burmese = ['ပင်မ', 'ဂိမ်းများ', 'ပရိုမိုးရှင်း', 'ကျွန်ုပ်၏ဂိမ်းများ', 'အကောင့်'];

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow title="At home, something unread" block>
        <TabBar items={tabBarItems} value="home" labels={{ navigation: 'At home' }} />
      </SheetRow>
      <SheetRow title="At the last place" block>
        <TabBar items={tabBarItems} value="account" labels={{ navigation: 'At account' }} />
      </SheetRow>
      <SheetRow title="Burmese" block>
        <TabBar
          lang="my"
          items={tabBarItems.map((item, index) => ({ ...item, label: burmese[index] ?? '' }))}
          value="games"
          labels={{ navigation: 'Burmese' }}
        />
      </SheetRow>
    </Sheet>
  ),
};
