import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { FormSummary } from './index.ts';

const meta = {
  title: 'Forms/FormSummary/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="One">
        <FormSummary problems={[{ field: 'a', message: 'Enter the account holder' }]} />
      </SheetRow>
      <SheetRow block title="Several errors, custom title">
        <FormSummary
          title="The card was not saved"
          problems={[
            { field: 'b', message: 'Enter the account holder as on your bank statement' },
            { field: 'c', message: 'The account number has 10 to 16 digits' },
            { field: 'd', message: 'Choose a bank' },
          ]}
        />
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <FormSummary
            title="ကတ်ကို မသိမ်းရသေးပါ"
            problems={[{ field: 'e', message: 'အကောင့်ပိုင်ရှင်အမည် ရေးပါ' }]}
          />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
