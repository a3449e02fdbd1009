import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditCard } from 'lucide-react';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { DigitsField } from './index.ts';

const meta = {
  title: 'Forms/DigitsField/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Empty">
        <DigitsField label="Account number" help="6 to 24 digits" />
      </SheetRow>
      <SheetRow block title="Longest, large">
        <DigitsField
          label="Account number"
          size="lg"
          leading={<CreditCard size={20} />}
          defaultValue="123456789012345678901234"
        />
      </SheetRow>
      <SheetRow block title="Error">
        <DigitsField
          label="Account number"
          defaultValue="123"
          error="Please enter the correct account number"
        />
      </SheetRow>
      <SheetRow block title="Disabled">
        <DigitsField label="Account number" defaultValue="1234567890" disabled />
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <DigitsField label="ဘဏ်အကောင့်နံပါတ်" defaultValue="007244103391" help="ဂဏန်း 12 လုံး" />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
