import { tones } from '@parlor/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowDownToLine, ArrowUpFromLine, ChevronRight, Plus } from 'lucide-react';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { Button } from './index.ts';

const meta = {
  title: 'Foundation/Button/Gallery',
  component: Button,
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta<typeof Button>;

export default meta;

const variants = ['solid', 'soft', 'outline', 'ghost'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow title="Transfer and seamless wallet" stretch>
        <Button size="lg" fullWidth leading={<ArrowDownToLine size={20} />}>
          Deposit
        </Button>
        <Button size="lg" fullWidth leading={<ArrowUpFromLine size={20} />}>
          Withdraw
        </Button>
      </SheetRow>
      {tones.map((tone) => (
        <SheetRow key={tone} title={tone}>
          {variants.map((variant) => (
            <Button key={variant} tone={tone} variant={variant}>
              Play
            </Button>
          ))}
        </SheetRow>
      ))}
      <SheetRow title="Sizes">
        {sizes.map((size) => (
          <Button key={size} size={size} leading={<Plus size={size === 'sm' ? 16 : 20} />}>
            Deposit
          </Button>
        ))}
        <Button shape="pill" variant="outline" tone="neutral">
          Filter
        </Button>
      </SheetRow>
      <SheetRow title="Loading">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} loading>
            Play
          </Button>
        ))}
      </SheetRow>
      <SheetRow title="Disabled">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            Play
          </Button>
        ))}
      </SheetRow>
      <SheetRow title="Full width, disabled" stretch>
        <Button size="lg" fullWidth disabled>
          Confirm
        </Button>
      </SheetRow>
      <SheetRow title="Links and long labels">
        <Button asChild variant="ghost" size="sm" trailing={<ChevronRight size={16} />}>
          <a href="#all">All 36</a>
        </Button>
        <Button variant="soft">ငွေသွင်းမှုကို အတည်ပြုပြီး ဆက်လုပ်ရန် ဤနေရာကို နှိပ်ပါ ကျေးဇူးပြု၍ ခဏစောင့်ပါ</Button>
      </SheetRow>
    </Sheet>
  ),
};
