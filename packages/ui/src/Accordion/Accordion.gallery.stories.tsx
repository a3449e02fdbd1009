import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock, Coins } from 'lucide-react';
import { Icon } from '../Icon/index.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { help } from './help.sample.tsx';
import { Accordion } from './index.ts';

const meta = {
  title: 'Media/Accordion/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

const icons = [Clock, Coins];

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="One at a time">
        <Accordion items={help} defaultValue="arrives" titleAs="h2" />
      </SheetRow>
      <SheetRow block title="Multiple, in a card, with icons">
        <Accordion
          type="multiple"
          variant="card"
          titleAs="h2"
          defaultValue={['cost']}
          items={help.slice(0, 2).map((item, index) => ({
            ...item,
            leading: <Icon icon={icons[index] ?? Clock} />,
          }))}
        />
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <Accordion
            items={[
              {
                value: 'time',
                title: 'ငွေထုတ်ရန် မည်မျှ ကြာပါသလဲ။',
                content: 'နောက်အလုပ်လုပ်ရက် 18:00 မတိုင်မီ ရောက်ပါမည်။',
              },
            ]}
            defaultValue="time"
          />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
