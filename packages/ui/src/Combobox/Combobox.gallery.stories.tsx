import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { banks } from './banks.sample.ts';
import { Combobox } from './index.ts';

const meta = {
  title: 'Forms/Combobox/Gallery',
  component: Combobox,
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta<typeof Combobox>;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      {/* First, so that the list has room below its field and does not flip. */}
      <SheetRow title="Open" block>
        <div style={{ blockSize: 420 }}>
          <Combobox label="Bank, open" options={banks} defaultValue="lotus" />
        </div>
      </SheetRow>
      <SheetRow title="Empty, filled" block>
        <Combobox label="Bank" options={banks} placeholder="Name of your bank" />
        <Combobox label="Bank, filled" options={banks} defaultValue="delta" />
      </SheetRow>
      <SheetRow title="Error, disabled, large" block>
        <Combobox label="Bank, with an error" options={banks} error="Choose your bank" />
        <Combobox label="Bank, disabled" options={banks} defaultValue="lotus" disabled />
        <Combobox label="Bank, large" size="lg" options={banks} defaultValue="summit" />
      </SheetRow>
      <SheetRow title="Burmese" block>
        <div lang="my">
          <Combobox
            label="ဘဏ်"
            options={banks}
            defaultValue="mandalay"
            help="သင့်ကတ်ပေါ်တွင် ဖော်ပြထားသည့်အတိုင်း"
          />
        </div>
      </SheetRow>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Bank, open' }));
  },
};
