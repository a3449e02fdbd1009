import { tones } from '@parlor/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/index.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { Callout } from './index.ts';

const meta = {
  title: 'Feedback/Callout/Gallery',
  component: Callout,
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta<typeof Callout>;

export default meta;

const close = () => {};

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      {tones.map((tone) => (
        <SheetRow block key={tone} title={tone}>
          <Callout tone={tone} title="Add a bank card first">
            Withdrawals are paid to a card in your own name.
          </Callout>
        </SheetRow>
      ))}
      <SheetRow block title="Message only">
        <Callout>Deposits arrive within a minute.</Callout>
      </SheetRow>
      <SheetRow block title="With an action and a close button">
        <Callout
          tone="caution"
          title="₱190,020.00 is still in Lotus Nights"
          action={
            <Link color="inherit" href="#return">
              Return it now
            </Link>
          }
          onClose={close}
        >
          It will return to your wallet within a minute.
        </Callout>
      </SheetRow>
      <SheetRow block title="Without an icon">
        <Callout icon={null} tone="positive" title="Card added" />
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <Callout tone="caution" title="ဘဏ်ကတ် အရင်ထည့်ပါ">
            ထုတ်ငွေကို သင့်ကိုယ်ပိုင်အမည်ဖြင့် ဖွင့်ထားသော အကောင့်သို့သာ လွှဲပေးပါသည်။
          </Callout>
        </div>
      </SheetRow>
    </Sheet>
  ),
};
