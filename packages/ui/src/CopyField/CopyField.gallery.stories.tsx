import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { CopyField } from './index.ts';

const meta = {
  title: 'Data/CopyField/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Plain">
        <CopyField label="Account" value="004417882210" />
      </SheetRow>
      <SheetRow block title="Grouped value">
        <CopyField label="Account number" value="004417882210">
          0044 1788 2210
        </CopyField>
      </SheetRow>
      <SheetRow block title="Long">
        <CopyField
          label="Invitation link"
          value="https://parlor.example/entry?inviteCode=MARIA-4417-LOTUS-NIGHTS"
        />
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <CopyField label="ဘဏ်အကောင့်နံပါတ်" value="0072 4410 3391" />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
