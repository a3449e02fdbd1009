import type { Meta, StoryObj } from '@storybook/react-vite';
import { plainGalleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { Meter } from './index.ts';

const meta = {
  title: 'Data/Meter/Gallery',
  tags: ['!autodocs'],
  parameters: plainGalleryParameters,
} satisfies Meta;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Limit">
        <Meter
          label="Deposited today"
          value={38_500}
          max={100_000}
          valueText="₱38,500.00 of ₱100,000.00"
        />
      </SheetRow>
      <SheetRow block title="Segments">
        <Meter label="Withdrawals today" value={1} max={3} pieces={3} valueText="1 of 3" />
      </SheetRow>
      <SheetRow block title="Almost used up">
        <Meter
          label="Deposits today"
          value={9}
          max={10}
          pieces={10}
          tone="caution"
          valueText="9 of 10"
          help="One more today."
        />
      </SheetRow>
      <SheetRow block title="Strength">
        <Meter label="Strength" value={100} pieces={4} tone="positive" valueText="Strong" />
        <br />
        <Meter label="Strength" value={25} pieces={4} tone="critical" valueText="Weak" />
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <Meter
            label="စကားဝှက် လုံခြုံမှု"
            value={2}
            max={4}
            pieces={4}
            valueText="အသင့်အတင့်"
            showLabel
            help="ဂဏန်း ထည့်ပါ"
          />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
