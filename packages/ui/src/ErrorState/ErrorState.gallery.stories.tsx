import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { ErrorState } from './index.ts';

const meta = {
  title: 'Feedback/ErrorState/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

const nothing = () => {};

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Page">
        <ErrorState
          title="We cannot reach Parlor"
          text="Your money is safe where it is. Check your connection and try again."
          requestId="01JDA7-4QX2"
          onRetry={nothing}
        />
      </SheetRow>
      <SheetRow block title="Retrying">
        <ErrorState title="We cannot reach Parlor" onRetry={nothing} retrying />
      </SheetRow>
      <SheetRow block title="Inline">
        <Card padding="none">
          <ErrorState
            variant="inline"
            titleAs="h3"
            title="Couldn't load these transactions"
            text="Nothing else has changed."
            onRetry={nothing}
          />
        </Card>
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <ErrorState
            variant="inline"
            title="ငွေစာရင်းကို ဖွင့်၍မရပါ"
            text="သင့်လက်ကျန်ငွေ လုံခြုံပါသည်။"
            onRetry={() => {}}
          />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
