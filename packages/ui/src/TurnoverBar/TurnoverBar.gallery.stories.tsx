import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { Link } from '../Link/index.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { TurnoverBar } from './index.ts';

const meta = {
  title: 'Money/TurnoverBar/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

const peso = { symbol: '₱' };

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="In progress">
        <Card>
          <TurnoverBar {...peso} label="Bets" current="18420.00" required="24000.00" />
        </Card>
      </SheetRow>
      <SheetRow block title="Exceeded">
        <Card>
          <TurnoverBar {...peso} label="Balance" current="1496.15" required="1200.00" />
        </Card>
      </SheetRow>
      <SheetRow block title="Loss">
        <Card>
          <TurnoverBar {...peso} label="Net win" current="-50.00" required="500.00" />
        </Card>
      </SheetRow>
      <SheetRow block title="Twelve digits, with the bets that counted">
        <Card>
          <TurnoverBar
            {...peso}
            label="Bets"
            current="999999999998.99"
            required="999999999999.99"
            counted={<Link href="#bets">All 214 bets</Link>}
          />
        </Card>
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <TurnoverBar
            label="လောင်းကြေး သတ်မှတ်ချက်"
            current="1200"
            required="999999999999"
            symbol="K"
          />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
