import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { OtpField } from './index.ts';

const meta = {
  title: 'Forms/OtpField/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Six cells, three digits">
        <OtpField label="Code" length={6} defaultValue="482" webOtp={false} />
      </SheetRow>
      <SheetRow block title="Six cells, filled">
        <OtpField label="Code" length={6} defaultValue="482913" webOtp={false} />
      </SheetRow>
      <SheetRow block title="Error">
        <OtpField
          label="Code"
          length={6}
          defaultValue="482913"
          error="This code is not right. Check it or ask for a new one."
          webOtp={false}
        />
      </SheetRow>
      <SheetRow block title="Four">
        <OtpField label="PIN" defaultValue="48" webOtp={false} />
      </SheetRow>
      <SheetRow block title="Disabled">
        <OtpField label="Code" length={6} defaultValue="482913" disabled webOtp={false} />
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <OtpField
            label="SMS ကုဒ်"
            length={6}
            webOtp={false}
            defaultValue="123"
            help="10 မိနစ်အတွင်း သုံးပါ။"
          />
        </div>
      </SheetRow>
    </Sheet>
  ),
  // The screenshot shows the active cell.
  play: async ({ canvas, canvasElement }) => {
    canvas.getAllByLabelText('Code')[0]?.focus();
    const cells = [...canvasElement.querySelectorAll('[data-part="cell"]')];
    await waitFor(() => {
      expect(cells.filter((cell) => cell.matches('[data-active]'))).toEqual([cells[3]]);
    });
  },
};
