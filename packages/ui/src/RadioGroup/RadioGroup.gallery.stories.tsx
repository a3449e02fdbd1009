import type { Meta, StoryObj } from '@storybook/react-vite';
import { Landmark, Wallet } from 'lucide-react';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { RadioGroup, type RadioOption } from './index.ts';

const meta = {
  title: 'Forms/RadioGroup/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

const methods: RadioOption[] = [
  {
    value: 'bank',
    label: 'Bank transfer',
    help: '₱100.00 to ₱50,000.00',
    leading: <Landmark size={20} />,
    trailing: 'Free',
  },
  {
    value: 'wallet',
    label: 'E-wallet',
    help: 'At once',
    leading: <Wallet size={20} />,
    trailing: 'Free',
  },
  { value: 'card', label: 'Card', help: 'Unavailable until 06:00', disabled: true },
];

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="List">
        <RadioGroup label="Method" options={methods} defaultValue="bank" />
      </SheetRow>
      <SheetRow block title="Cards">
        <RadioGroup label="Method" options={methods} defaultValue="bank" variant="cards" />
      </SheetRow>
      <SheetRow block title="Two columns">
        <RadioGroup
          label="Gender"
          options={[
            { value: 'f', label: 'Female' },
            { value: 'm', label: 'Male' },
          ]}
          defaultValue="f"
          variant="cards"
          columns={2}
        />
      </SheetRow>
      <SheetRow block title="Error">
        <RadioGroup label="Method" options={methods} error="Choose a method" />
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <RadioGroup
            label="ငွေသွင်းနည်း"
            defaultValue="bank"
            options={[
              { value: 'bank', label: 'ဘဏ်လွှဲ', help: 'အခမဲ့၊ တစ်မိနစ်အတွင်း' },
              { value: 'qr', label: 'QR ကုဒ်', help: 'အခမဲ့၊ ချက်ချင်း' },
            ]}
          />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
