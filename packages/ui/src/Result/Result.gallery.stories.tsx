import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount } from '../Amount/index.ts';
import { Button } from '../Button/index.ts';
import { CopyField } from '../CopyField/index.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { Result } from './index.ts';

const meta = {
  title: 'Feedback/Result/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Success">
        <Result
          status="success"
          title="Deposit complete"
          titleAs="h2"
          amount={<Amount value="500" symbol="₱" />}
          text="The money is in your wallet."
          actions={
            <>
              <Button>Play</Button>
              <Button variant="ghost">To the wallet</Button>
            </>
          }
        />
      </SheetRow>
      <SheetRow block title="Pending">
        <Result
          status="pending"
          title="Under review"
          titleAs="h2"
          amount={<Amount value="1500" symbol="₱" />}
          text="It arrives by Thursday, 19 November, 18:00 Manila time. You can leave this page."
          actions={<Button variant="soft">To the wallet</Button>}
        />
      </SheetRow>
      <SheetRow block title="Twelve digits">
        <Result
          status="success"
          title="Settled"
          titleAs="h2"
          amount={<Amount value="999999999999.99" symbol="₱" />}
          text="The money is in your wallet."
        />
      </SheetRow>
      <SheetRow block title="Failed">
        <Result
          status="failed"
          title="Not paid"
          titleAs="h2"
          text="The bank did not take the payment. Nothing was charged."
          actions={<Button>Try again</Button>}
        >
          <CopyField label="Order" value="D2026112108211435" />
        </Result>
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <Result
            status="pending"
            titleAs="h2"
            title="သင့်ငွေထုတ်မှုကို စစ်ဆေးနေပါသည်"
            amount={<Amount value="999999999999.99" symbol="K" />}
            text="တနင်္လာနေ့ 18:00 တွင် ရောက်ပါမည်။"
          />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
