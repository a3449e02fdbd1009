import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/index.ts';
import { labels as burmese } from '../labels/my_MM.ts';
import { NoticeBar } from '../NoticeBar/index.ts';
import { SideNav } from '../SideNav/index.ts';
import { Stack } from '../Stack/index.ts';
import { TabBar } from '../TabBar/index.ts';
import { galleryParameters } from '../testing/gallery.tsx';
import { burmeseGroup } from '../testing/places.ts';
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

export const Burmese: StoryObj<typeof AppShell> = {
  args: {
    lang: 'my',
    tabBar: <TabBar items={burmeseGroup.items} value="home" labels={burmese.TabBar} />,
    sideNav: <SideNav groups={[burmeseGroup]} value="home" labels={burmese.SideNav} />,
    labels: burmese.AppShell,
    children: (
      <Stack>
        <Heading level={1} size={20}>
          ပင်မ
        </Heading>
        <NoticeBar>ပြုပြင်ထိန်းသိမ်းနေစဉ် သင့်ငွေ လုံခြုံပါသည်။</NoticeBar>
      </Stack>
    ),
  },
};
