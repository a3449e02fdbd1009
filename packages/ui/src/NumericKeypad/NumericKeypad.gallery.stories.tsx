import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { NumericKeypad } from './index.ts';

const meta = {
  title: 'Forms/NumericKeypad/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

const nothing = () => {};

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Code, with paste">
        <NumericKeypad
          value="482"
          onValueChange={nothing}
          maxLength={6}
          readClipboard={() => Promise.resolve('')}
        />
      </SheetRow>
      <SheetRow block title="Amount">
        <NumericKeypad value="1" onValueChange={nothing} maxLength={15} exponent={2} />
      </SheetRow>
      <SheetRow block title="Empty value">
        <NumericKeypad value="" onValueChange={nothing} maxLength={6} />
      </SheetRow>
      <SheetRow block title="Disabled">
        <NumericKeypad value="482" onValueChange={nothing} maxLength={6} disabled />
      </SheetRow>
    </Sheet>
  ),
};
