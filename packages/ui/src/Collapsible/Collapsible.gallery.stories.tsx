import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { Collapsible } from './index.ts';

const meta = {
  title: 'Data/Collapsible/Gallery',
  component: Collapsible,
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta<typeof Collapsible>;

export default meta;

const text = 'The deposit of ₱999,999,999,999.99, less a fee of ₱0.00.';

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Closed">
        <Collapsible title="How the amount is calculated">{text}</Collapsible>
      </SheetRow>
      <SheetRow block title="Open, with a hint">
        <Collapsible title="How the amount is calculated" hint="3 steps" defaultOpen>
          {text}
        </Collapsible>
      </SheetRow>
      <SheetRow block title="Disabled">
        <Collapsible title="How the amount is calculated" disabled>
          {text}
        </Collapsible>
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <Collapsible defaultOpen title="အခကြေးငွေ">
            ငွေထုတ်ခြင်းအတွက် အခကြေးငွေ မရှိပါ။
          </Collapsible>
        </div>
      </SheetRow>
    </Sheet>
  ),
};
