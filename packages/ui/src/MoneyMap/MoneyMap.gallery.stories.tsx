import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { MoneyMap } from './index.ts';
import { emptySegments, walletSegments } from './segments.sample.ts';

const meta = {
  title: 'Money/MoneyMap/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Five items">
        <Card title="Where your money is">
          <MoneyMap segments={walletSegments} total="12480.50" symbol="₱" />
        </Card>
      </SheetRow>
      <SheetRow block title="Concealed">
        <Card title="Where your money is">
          <MoneyMap segments={walletSegments} total="12480.50" symbol="₱" concealed />
        </Card>
      </SheetRow>
      <SheetRow block title="All zero">
        <Card title="Where your money is">
          <MoneyMap segments={emptySegments} total="0" symbol="₱" />
        </Card>
      </SheetRow>
      <SheetRow block title="Twelve digits">
        <Card title="Where your money is">
          <MoneyMap
            segments={walletSegments.map((segment, index) =>
              index === 0 ? { ...segment, amount: '999999995733.84' } : segment,
            )}
            total="999999999999.99"
            symbol="₱"
          />
        </Card>
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <MoneyMap
            symbol="K"
            total="1500"
            segments={[
              { id: 'wallet', label: 'ပိုက်ဆံအိတ်', amount: '1000', tone: 'brand' },
              { id: 'hold', label: 'ထိန်းထားသည်', amount: '500', tone: 'caution', pattern: 'striped' },
            ]}
          />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
