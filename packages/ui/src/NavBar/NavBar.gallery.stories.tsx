import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPie } from 'lucide-react';
import { IconButton } from '../IconButton/index.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { NavBar } from './index.ts';

const meta = {
  title: 'Shell/NavBar/Gallery',
  component: NavBar,
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta<typeof NavBar>;

export default meta;

const back = () => {};
const analysis = <IconButton icon={ChartPie} iconSize={24} label="Analysis" />;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow title="Title, back button and action" block>
        <NavBar title="Wallet" titleAs="h2" onBack={back} trailing={analysis} />
      </SheetRow>
      <SheetRow title="Step with title below" block>
        <NavBar onBack={back} trailing="Step 2 of 5" />
      </SheetRow>
      <SheetRow title="First page" block>
        <NavBar title="Account" titleAs="h2" />
      </SheetRow>
      <SheetRow title="Long, in Thai" block>
        <NavBar
          lang="th"
          title="ประวัติการฝากและถอนเงินทั้งหมดของคุณในเดือนนี้"
          titleAs="h2"
          onBack={back}
          trailing={analysis}
        />
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <NavBar title="ကျွန်ုပ်၏ အချက်အလက်" onBack={() => {}} titleAs="p" />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
