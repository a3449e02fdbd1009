import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { BarChart } from './index.ts';
import { sampleSeries, sampleTick, sampleWeek } from './week.sample.ts';

const meta = {
  title: 'Data/BarChart/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

const fortnight = Array.from({ length: 14 }, (_, day) => {
  const values = [(day * 373) % 1900, (day * 811) % 1400];
  return {
    id: `${day}`,
    label: `${day + 1}`,
    values,
    texts: values.map((value) => `₱${value}.00`),
  };
});

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="A week">
        <Card>
          <BarChart
            label="In and out, last 7 days"
            series={sampleSeries}
            groups={sampleWeek}
            formatTick={sampleTick}
          />
        </Card>
      </SheetRow>
      <SheetRow block title="Two weeks">
        <Card>
          <BarChart
            label="In and out, last 14 days"
            series={sampleSeries}
            groups={fortnight}
            formatTick={sampleTick}
          />
        </Card>
      </SheetRow>
      <SheetRow block title="No data">
        <Card>
          <BarChart
            label="In and out, today"
            series={sampleSeries}
            groups={sampleWeek.map((group) => ({ ...group, values: [0, 0] }))}
            formatTick={sampleTick}
            height={96}
          />
        </Card>
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <BarChart
            label="ငွေသွင်းနှင့် ငွေထုတ်"
            formatTick={(value) => `${value}`}
            series={[{ id: 'in', label: 'ငွေသွင်း', tone: 'positive' }]}
            groups={[{ id: 'nov', label: 'နိုဝင်ဘာ', values: [900], texts: ['K 900'] }]}
          />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
