import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartColumn, Table } from 'lucide-react';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { SegmentedControl } from './index.ts';

const meta = {
  title: 'Shell/SegmentedControl/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

const directions = [
  { value: 'in', label: 'Money in' },
  { value: 'out', label: 'Money out' },
];
const periods = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'year', label: 'Year', disabled: true },
];

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow title="Two">
        <SegmentedControl label="Direction" options={directions} defaultValue="in" />
      </SheetRow>
      <SheetRow title="Full width, one disabled" block>
        <SegmentedControl label="Period" options={periods} defaultValue="week" fullWidth />
      </SheetRow>
      <SheetRow title="Large, icons" block>
        <SegmentedControl
          label="View"
          size="lg"
          fullWidth
          defaultValue="table"
          options={[
            { value: 'chart', label: 'Chart', leading: <ChartColumn size={20} /> },
            { value: 'table', label: 'Table', leading: <Table size={20} /> },
          ]}
        />
      </SheetRow>
      <SheetRow title="No selection, disabled">
        <SegmentedControl label="Direction, open" options={directions} />
        <SegmentedControl label="Direction, off" options={directions} defaultValue="out" disabled />
      </SheetRow>
      <SheetRow title="Long text" block>
        <SegmentedControl
          label="Length"
          fullWidth
          defaultValue="a"
          options={[
            { value: 'a', label: 'Bets that counted for it' },
            { value: 'b', label: 'Bets that did not count' },
          ]}
        />
      </SheetRow>
      <SheetRow title="Burmese" block>
        <div lang="my">
          <SegmentedControl
            label="ဦးတည်ချက်"
            defaultValue="in"
            options={[
              { value: 'in', label: 'ငွေဝင်' },
              { value: 'out', label: 'ငွေထွက်' },
            ]}
          />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
