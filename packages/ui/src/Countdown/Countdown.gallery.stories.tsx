import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { Countdown } from './index.ts';

const meta = {
  title: 'Data/Countdown/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

// A fixed clock, so that every screenshot is the same.
const noon = Date.UTC(2026, 10, 21, 12);
const now = () => noon;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Text">
        <Countdown label="New code in" deadline={noon + 42_000} now={now} />
      </SheetRow>
      <SheetRow block title="Ring">
        <Countdown variant="ring" label="New code in" deadline={noon + 42_000} now={now} />
      </SheetRow>
      <SheetRow block title="Ring, hours">
        <Countdown
          variant="ring"
          label="Pay within"
          deadline={noon + 3_725_000}
          duration={7_200_000}
          now={now}
        />
      </SheetRow>
      <SheetRow block title="Units">
        <Card title="Ends in" aside="24 Nov, 00:00 Manila">
          <Countdown
            variant="units"
            label="Ends in"
            hideLabel
            deadline={noon + ((2 * 24 + 14) * 3600 + 8 * 60 + 36) * 1000}
            now={now}
          />
        </Card>
      </SheetRow>
      <SheetRow block title="Ended">
        <Countdown variant="ring" label="New code in" deadline={noon - 1} now={now} />
      </SheetRow>
      <SheetRow block title="Burmese">
        <Countdown lang="my" label="ကုဒ်အသစ် ရရန်" deadline={noon + 42_000} now={now} />
      </SheetRow>
    </Sheet>
  ),
};
