import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { tabBarItems, tabBarNames } from '../testing/places.ts';
import { TabBar } from './index.ts';

const meta = {
  title: 'Shell/TabBar/Gallery',
  component: TabBar,
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta<typeof TabBar>;

export default meta;

const languages = { my: 'Burmese', th: 'Thai', ms: 'Malay', zh: 'Chinese' };

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow title="First item, unread counts" block>
        <TabBar items={tabBarItems} value="home" labels={{ navigation: 'At home' }} />
      </SheetRow>
      <SheetRow title="Last item" block>
        <TabBar items={tabBarItems} value="account" labels={{ navigation: 'At account' }} />
      </SheetRow>
      {Object.entries(languages).map(([lang, language]) => (
        <SheetRow key={lang} title={language} block>
          <TabBar
            lang={lang}
            items={tabBarItems.map((item, index) => ({
              ...item,
              label: tabBarNames[lang]?.[index] ?? '',
            }))}
            value="games"
            labels={{ navigation: language }}
          />
        </SheetRow>
      ))}
    </Sheet>
  ),
};
