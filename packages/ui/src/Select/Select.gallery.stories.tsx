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
      <SheetRow block title="Burmese">
        <div lang="my">
          <Select
            label="ဘဏ်"
            defaultValue="mandalay"
            options={[{ value: 'mandalay', label: 'မန္တလေး ဘဏ်' }]}
            help="ဘဏ်တွင် မှတ်ပုံတင်ထားသည့်အတိုင်း။"
          />
        </div>
      </SheetRow>
    </Sheet>
  ),
};

const many = [
  'Aurora',
  'Bayan',
  'Delta',
  'Ember',
  'Harbor',
  'Lotus',
  'River',
  'Summit',
  'Tide',
  'Union',
].map((name) => ({ value: name.toLowerCase(), label: `${name} Bank`, disabled: name === 'Ember' }));

export const Open: StoryObj = {
  render: () => <Select open label="Bank" options={options} defaultValue="bayan" />,
};

export const LongList: StoryObj = {
  render: () => <Select open label="Bank" options={many} defaultValue="lotus" />,
};
