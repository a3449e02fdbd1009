import type { Meta, StoryObj } from '@storybook/react-vite';
import { plainGalleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { QrCode } from './index.ts';

const meta = {
  title: 'Money/QrCode/Gallery',
  tags: ['!autodocs'],
  parameters: plainGalleryParameters,
} satisfies Meta;

export default meta;

const invite = 'https://parlor.example/entry?code=AB12';

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Plain">
        <QrCode value={invite} label="Scan to join" />
      </SheetRow>
      <SheetRow block title="With a caption, small">
        <QrCode value={invite} label="Scan to pay" size={140} caption="Scan to pay ₱500.00" />
      </SheetRow>
      <SheetRow block title="Burmese">
        <QrCode
          lang="my"
          value={invite}
          label="စကင်ဖတ်၍ ငွေပေးရန်"
          size={140}
          caption="₱500.00 ပေးရန် စကင်ဖတ်ပါ"
        />
      </SheetRow>
    </Sheet>
  ),
};
