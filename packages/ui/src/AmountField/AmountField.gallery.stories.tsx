import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { AmountField } from './index.ts';

const meta = {
  title: 'Forms/AmountField/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

const presets = ['100', '500', '1000', '5000'];

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Empty, presets">
        <AmountField
          label="Amount"
          symbol="₱"
          presets={presets}
          help="₱100.00 to ₱50,000.00 each time"
        />
      </SheetRow>
      <SheetRow block title="Preset">
        <AmountField label="Amount" symbol="₱" presets={presets} defaultValue="1000" />
      </SheetRow>
      <SheetRow block title="Error">
        <AmountField
          label="Amount"
          symbol="₱"
          defaultValue="50"
          error="The minimum deposit amount is ₱100.00"
        />
      </SheetRow>
      <SheetRow block title="Twelve digits">
        <AmountField label="Amount" symbol="₱" defaultValue="999999999999.99" />
      </SheetRow>
      <SheetRow block title="No minor unit">
        <AmountField label="Amount" symbol="K" exponent={0} defaultValue="150000" />
      </SheetRow>
      <SheetRow block title="Disabled">
        <AmountField label="Amount" symbol="₱" presets={presets} defaultValue="500" disabled />
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <AmountField
            label="သွင်းမည့် ပမာဏ"
            symbol="K"
            defaultValue="999999999999"
            help="အနည်းဆုံး 1,000 ထည့်ပါ"
          />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
