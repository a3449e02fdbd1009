import type { Meta, StoryObj } from '@storybook/react-vite';
import { EyeOff } from 'lucide-react';
import { IconButton } from '../IconButton/index.ts';
import { Inline } from '../Inline/index.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { Amount } from './index.ts';

const meta = {
  title: 'Money/Amount/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Inline">
        <Amount value="8214.35" symbol="₱" />
      </SheetRow>
      <SheetRow block title="Changes">
        <p>
          <Amount value="1284.60" symbol="₱" sign="always" />
        </p>
        <p>
          <Amount value="-750" symbol="₱" sign="always" />
        </p>
        <p>
          <Amount value="0" symbol="₱" sign="always" />
        </p>
      </SheetRow>
      <SheetRow block title="Whole units: balance, requirement">
        <p>
          <Amount value="1234.99" symbol="₱" rounding="floor" />
        </p>
        <p>
          <Amount value="1234.01" symbol="₱" rounding="ceil" />
        </p>
      </SheetRow>
      <SheetRow block title="Balance">
        <Amount value="12480.50" symbol="₱" variant="balance" />
      </SheetRow>
      <SheetRow block title="Balance, twelve digits">
        <Amount value="999999999999.99" symbol="₱" variant="balance" />
      </SheetRow>
      <SheetRow block title="Balance, twelve digits, beside a control">
        <Inline gap={8}>
          <Amount value="999999999999.99" symbol="₱" variant="balance" />
          <IconButton icon={EyeOff} label="Hide amounts" />
        </Inline>
      </SheetRow>
      <SheetRow block title="Balance, no minor unit">
        <Amount value={150000n} exponent={0} symbol="K" variant="balance" />
      </SheetRow>
      <SheetRow block title="Concealed">
        <Amount value="12480.50" symbol="₱" variant="balance" concealed />
        <p>
          <Amount value="8214.35" symbol="₱" concealed />
        </p>
      </SheetRow>
      <SheetRow block title="Not a number">
        <p>
          <Amount value="" symbol="₱" />
        </p>
        <Amount value="?" symbol="₱" variant="balance" />
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <span>
            လက်ကျန်ငွေ <Amount value="1234567.50" symbol="K" />
          </span>
        </div>
      </SheetRow>
    </Sheet>
  ),
};
