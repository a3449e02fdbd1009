import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { TextArea } from './index.ts';

const meta = {
  title: 'Forms/TextArea/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

const long =
  'I paid at ten in the morning, the bank took the money, and the page of the payment closed before it came back here.';

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Empty">
        <TextArea
          label="What happened?"
          placeholder="Tell us what you did, and what you saw"
          help="At least 10 characters"
        />
      </SheetRow>
      <SheetRow block title="Long text">
        <TextArea label="What happened?" defaultValue={long} minRows={2} />
      </SheetRow>
      <SheetRow block title="Full">
        <TextArea label="Comment" defaultValue="Good, but slow" maxLength={14} minRows={2} />
      </SheetRow>
      <SheetRow block title="Error">
        <TextArea label="What happened?" defaultValue="Help" error="At least 10 characters" />
      </SheetRow>
      <SheetRow block title="Disabled, without a count">
        <TextArea
          label="What happened?"
          defaultValue="Sent"
          disabled
          showCount={false}
          minRows={2}
        />
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <TextArea label="ဘာဖြစ်ခဲ့သလဲ" defaultValue="ငွေသွင်းပြီးသော်လည်း လက်ကျန်ငွေ မပြောင်းပါ" minRows={2} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
