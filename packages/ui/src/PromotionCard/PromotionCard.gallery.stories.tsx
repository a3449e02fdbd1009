import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { TurnoverBar } from '../TurnoverBar/index.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { PromotionCard } from './index.ts';
import { burmese, weekend, welcome } from './promotions.sample.ts';

const meta = {
  title: 'Game/PromotionCard/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Banner with action">
        <PromotionCard
          {...welcome}
          eager
          href="#welcome"
          state="New"
          stateTone="promo"
          action={<Button fullWidth>Join</Button>}
        />
      </SheetRow>
      <SheetRow block title="Thumbnail, uploading">
        <PromotionCard
          {...weekend}
          eager
          variant="thumbnail"
          href="#weekend"
          state="Ongoing"
          stateTone="promo"
        >
          <TurnoverBar label="Bets" current="18420.00" required="24000.00" symbol="₱" />
        </PromotionCard>
      </SheetRow>
      <SheetRow block title="Ended">
        <div style={{ display: 'grid', gap: 12 }}>
          <PromotionCard
            {...weekend}
            eager
            over
            variant="thumbnail"
            state="Closed"
            href="#weekend"
          />
          <PromotionCard {...welcome} eager over state="Expired" href="#welcome" />
        </div>
      </SheetRow>
      <SheetRow block title="Burmese, no picture">
        <PromotionCard
          {...burmese}
          art={{ ...burmese.art, src: 'data:,' }}
          eager
          variant="thumbnail"
          href="#rebate"
          lang="my"
          labels={{ asks: 'လိုအပ်ချက်', until: 'နောက်ဆုံးရက်', games: 'ပါဝင်သော ဂိမ်း' }}
        />
      </SheetRow>
    </Sheet>
  ),
};
