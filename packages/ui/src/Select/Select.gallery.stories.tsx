import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { Select } from './index.ts';

const meta = {
  title: 'Forms/Select/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

const options = [
  { value: 'aurora', label: 'Aurora Bank' },
  { value: 'bayan', label: 'Bayan Savings' },
];

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="No selection">
        <Select label="Bank" options={options} placeholder="Choose a bank" />
      </SheetRow>
      <SheetRow block title="Selected">
        <Select label="Bank" options={options} defaultValue="bayan" help="Where your money goes" />
      </SheetRow>
      <SheetRow block title="Large">
        <Select label="Bank" options={options} defaultValue="bayan" size="lg" />
      </SheetRow>
      <SheetRow block title="Error">
        <Select label="Bank" options={options} placeholder="Choose a bank" error="Choose a bank" />
      </SheetRow>
      <SheetRow block title="Disabled">
        <Select label="Bank" options={options} defaultValue="aurora" disabled />
      </SheetRow>
    </Sheet>
  ),
};
