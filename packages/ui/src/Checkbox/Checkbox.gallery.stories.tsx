import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/index.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { Checkbox } from './index.ts';

const meta = {
  title: 'Forms/Checkbox/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Unchecked">
        <Checkbox label="I am 18 or older" />
      </SheetRow>
      <SheetRow block title="Checked, help, link">
        <Checkbox
          defaultChecked
          label={
            <>
              I accept the <Link href="#terms">terms</Link> and the{' '}
              <Link href="#privacy">privacy policy</Link>
            </>
          }
          help="You can read them again in your account"
        />
      </SheetRow>
      <SheetRow block title="Indeterminate">
        <Checkbox indeterminate label="All bills of this page" />
      </SheetRow>
      <SheetRow block title="Error">
        <Checkbox label="I am 18 or older" error="Players must be 18 or older" />
      </SheetRow>
      <SheetRow block title="Disabled">
        <Checkbox label="Remember this card" disabled />
        <Checkbox label="Remember this card" disabled defaultChecked />
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <Checkbox label="SMS ဖြင့် အသိပေးချက်များ ပို့ပါ" help="အခြားစက်အားလုံးမှ ထွက်မည်" />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
