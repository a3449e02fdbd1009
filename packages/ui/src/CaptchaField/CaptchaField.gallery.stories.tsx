import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { captchaPicture } from './captcha.sample.ts';
import { CaptchaField } from './index.ts';

const meta = {
  title: 'Forms/CaptchaField/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

const nothing = () => {};

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Picture">
        <CaptchaField label="Characters" image={captchaPicture} onRefresh={nothing} />
      </SheetRow>
      <SheetRow block title="Loading another picture">
        <CaptchaField label="Characters" image={captchaPicture} loading onRefresh={nothing} />
      </SheetRow>
      <SheetRow block title="No picture">
        <CaptchaField label="Characters" onRefresh={nothing} />
      </SheetRow>
      <SheetRow block title="Error">
        <CaptchaField
          label="Characters"
          image={captchaPicture}
          defaultValue="k7Pn"
          error="These are not the characters. Here is another picture."
          onRefresh={nothing}
        />
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <CaptchaField label="ပုံထဲရှိ စာလုံးများ" onRefresh={() => {}} error="စာလုံးများကို ထပ်ထည့်ပါ" />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
