import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { BonusCard } from './index.ts';

const meta = {
  title: 'Game/BonusCard/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

const peso = { symbol: '₱' };
const claim = () => {};
const stack = { display: 'grid', gap: 12 } as const;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Pending: claimable, claiming, locked">
        <div style={stack}>
          <BonusCard
            {...peso}
            kind="upgrade"
            note="For reaching VIP 3"
            amount="88.00"
            state="pending"
            when="Claim by 18 Dec, 00:00"
            onClaim={claim}
          />
          <BonusCard
            {...peso}
            kind="rebate"
            note="Slots, 20 Nov"
            amount="12.47"
            state="pending"
            when="Claim by 28 Nov, 04:00"
            onClaim={claim}
            loading
          />
          <BonusCard
            {...peso}
            kind="monthly"
            amount="29.33"
            state="pending"
            when="Released on 1 Dec, 00:00"
          />
        </div>
      </SheetRow>
      <SheetRow block title="Claimed, credited, expired">
        <div style={stack}>
          <BonusCard
            {...peso}
            kind="birthday"
            amount="44.00"
            state="claimed"
            when="18 Nov, 09:12"
          />
          <BonusCard
            {...peso}
            kind="deposit"
            note="5% of the first deposit of this week"
            amount="500.00"
            state="issued"
            when="16 Nov, 20:41"
          />
          <BonusCard
            {...peso}
            kind="monthly"
            amount="29.33"
            state="expired"
            when="Could be claimed until 8 Nov, 00:00"
          />
        </div>
      </SheetRow>
      <SheetRow block title="Long names, twelve digits">
        <BonusCard
          {...peso}
          kind="deposit"
          title="Bonus for the first deposit of every week of the Thousand Northern Islands festival"
          note="20% of the first deposit of this week, for all games of all providers"
          amount="999999999999.99"
          state="pending"
          when="Claim by 18 Dec 2026, 00:00, Manila time"
          onClaim={claim}
        />
      </SheetRow>
      <SheetRow block title="Twelve digits, Burmese">
        <BonusCard
          {...peso}
          kind="upgrade"
          lang="my"
          title="အဆင့်တက် ဘောနပ်စ်"
          note="VIP 10 သို့ ရောက်ရှိသည့်အတွက်"
          amount="999999999999.99"
          state="pending"
          when="18 Dec, 00:00 မတိုင်မီ ရယူပါ"
          onClaim={claim}
          labels={{ pending: 'ရယူရန်', claim: 'ရယူမည်' }}
        />
      </SheetRow>
    </Sheet>
  ),
};
