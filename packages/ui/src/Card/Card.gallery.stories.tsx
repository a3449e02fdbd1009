import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { Card } from './index.ts';

const meta = {
  title: 'Data/Card/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Plain">
        <Card>What belongs together</Card>
      </SheetRow>
      <SheetRow block title="Title and aside">
        <Card title="Ends in" aside="24 Nov, 00:00 Manila">
          What belongs together
        </Card>
      </SheetRow>
      <SheetRow block title="Link">
        <Card asChild title="Monsoon Reload">
          <a href="#promotion">₱1,000.00 bonus, counts on 12 games</a>
        </Card>
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <Card title="ဘဏ်ကတ်များ">ထုတ်ငွေကို ဤကတ်သို့ လွှဲပေးပါသည်။</Card>
        </div>
      </SheetRow>
    </Sheet>
  ),
};
