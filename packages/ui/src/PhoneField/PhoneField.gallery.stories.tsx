import type { Meta, StoryObj } from '@storybook/react-vite';
import { Phone } from 'lucide-react';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { PhoneField } from './index.ts';

const meta = {
  title: 'Forms/PhoneField/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Empty">
        <PhoneField label="Phone" placeholder="091-755-50142" />
      </SheetRow>
      <SheetRow block title="National">
        <PhoneField label="Phone" leading={<Phone size={20} />} defaultValue="09175550142" />
      </SheetRow>
      <SheetRow block title="Country">
        <PhoneField
          label="Phone"
          country={{ code: '+63', name: 'Philippines' }}
          defaultValue="9175550142"
        />
      </SheetRow>
      <SheetRow block title="International, large">
        <PhoneField label="Phone" size="lg" defaultValue="+639175550142" />
      </SheetRow>
      <SheetRow block title="Error">
        <PhoneField
          label="Phone"
          defaultValue="0917"
          error="Please enter the correct phone number"
        />
      </SheetRow>
      <SheetRow block title="Disabled">
        <PhoneField label="Phone" defaultValue="09175550142" disabled />
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <PhoneField
            label="ဖုန်းနံပါတ်"
            country={{ code: '+95', name: 'မြန်မာ' }}
            defaultValue="9123456789"
          />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
