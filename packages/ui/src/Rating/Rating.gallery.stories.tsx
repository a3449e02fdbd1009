import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { Rating } from './index.ts';

const meta = {
  title: 'Forms/Rating/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow title="Read-only, empty to full">
        {[null, 0.5, 2, 3.3, 4.8].map((value) => (
          <Rating key={value} readOnly value={value} showValue />
        ))}
      </SheetRow>
      <SheetRow title="Small, medium, large">
        <Rating readOnly value={4.5} size="sm" showValue aside="1.2k" />
        <Rating readOnly value={4.5} size="md" showValue aside="1.2k ratings" />
        <Rating readOnly value={4.5} size="lg" />
      </SheetRow>
      <SheetRow title="Interactive" block>
        <Rating label="How do you like it?" help="Others see it without your name" />
      </SheetRow>
      <SheetRow title="Rated" block>
        <Rating label="How do you like it?" defaultValue={4} />
      </SheetRow>
      <SheetRow title="Error" block>
        <Rating label="How do you like it?" error="Choose one to five stars" />
      </SheetRow>
      <SheetRow title="Disabled" block>
        <Rating label="How do you like it?" defaultValue={3} disabled />
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <Rating label="ဂိမ်းကို အဆင့်သတ်မှတ်ပါ" defaultValue={4} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
