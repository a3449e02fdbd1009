import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/index.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { Field, InputFrame, inputClass } from './index.ts';

const meta = {
  title: 'Forms/Field/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Label only">
        <Field label="Nickname">
          {(control) => (
            <InputFrame>
              <input {...control} className={inputClass} />
            </InputFrame>
          )}
        </Field>
      </SheetRow>
      <SheetRow block title="Help and aside">
        <Field
          label="Nickname"
          help="Others see this name"
          aside={<Link href="#rules">Rules</Link>}
        >
          {(control) => (
            <InputFrame>
              <input {...control} className={inputClass} defaultValue="maria" />
            </InputFrame>
          )}
        </Field>
      </SheetRow>
      <SheetRow block title="Error">
        <Field label="Nickname" error="This name is taken. Try another.">
          {(control) => (
            <InputFrame>
              <input {...control} className={inputClass} defaultValue="maria" />
            </InputFrame>
          )}
        </Field>
      </SheetRow>
      <SheetRow block title="Disabled">
        <Field label="Nickname" disabled help="Set at sign-up">
          {(control) => (
            <InputFrame>
              <input {...control} className={inputClass} defaultValue="maria" />
            </InputFrame>
          )}
        </Field>
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <Field label="အသုံးပြုသူအမည်" help="ဘဏ်တွင် မှတ်ပုံတင်ထားသည့်အတိုင်း။">
            {(control) => (
              <InputFrame>
                <input {...control} className={inputClass} />
              </InputFrame>
            )}
          </Field>
        </div>
      </SheetRow>
    </Sheet>
  ),
};
