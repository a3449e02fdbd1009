import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { Donut } from './index.ts';
import { sampleSegments } from './segments.sample.ts';

const meta = {
  title: 'Data/Donut/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="By type">
        <Card>
          <Donut
            label="Where it went"
            segments={sampleSegments}
            total="₱9,410.00"
            totalLabel="Out"
          />
        </Card>
      </SheetRow>
      <SheetRow block title="Single">
        <Card>
          <Donut
            label="Where it went"
            segments={sampleSegments.slice(0, 1)}
            total="₱5,120.00"
            totalLabel="Out"
          />
        </Card>
      </SheetRow>
      <SheetRow block title="No data">
        <Card>
          <Donut
            label="Where it went"
            segments={sampleSegments.map((one) => ({ ...one, value: 0, text: '₱0.00' }))}
            empty="Nothing yet"
          />
        </Card>
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <Donut
            label="အမျိုးအစားအလိုက်"
            segments={[
              { id: 'slots', label: 'စလော့ ဂိမ်းများ', value: 3, text: 'K 300', tone: 'brand' },
              { id: 'live', label: 'တိုက်ရိုက် ဂိမ်းများ', value: 1, text: 'K 100', tone: 'info' },
            ]}
          />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
