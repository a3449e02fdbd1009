import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { withdrawalEntries } from './entries.sample.ts';
import { Timeline } from './index.ts';

const meta = {
  title: 'Data/Timeline/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Under review">
        <Timeline label="Withdrawal" entries={withdrawalEntries} />
      </SheetRow>
      <SheetRow block title="Rejected">
        <Timeline
          label="Refused withdrawal"
          entries={[
            ...withdrawalEntries.slice(0, 1),
            {
              id: 'refused',
              title: 'Rejected',
              meta: 'Today, 09:30',
              text: 'The name on the card differs from yours. The money is back in your wallet.',
              state: 'failed',
            },
          ]}
        />
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <Timeline
            label="ငွေထုတ်"
            entries={[
              { id: 'asked', title: 'တောင်းဆိုပြီး', meta: 'ယနေ့ 10:00', state: 'done' },
              { id: 'paid', title: 'သင့်ဘဏ်သို့ ရောက်မည်', meta: 'ကြာသပတေး 18:00', state: 'ahead' },
            ]}
          />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
