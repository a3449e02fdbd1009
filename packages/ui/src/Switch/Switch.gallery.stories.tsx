import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { Switch } from './index.ts';

const meta = {
  title: 'Forms/Switch/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow title="Setting" block>
        <Switch label="Hide my balance" help="Shows dots instead of amounts on every screen" />
        <Switch label="Sounds" defaultChecked />
      </SheetRow>
      <SheetRow title="Next to text" block>
        <Switch label="Only games with a bonus" side="start" />
        <Switch label="Only games that count" side="start" defaultChecked />
      </SheetRow>
      <SheetRow title="Error" block>
        <Switch label="Messages by SMS" error="Not changed. Check your connection and try again." />
      </SheetRow>
      <SheetRow title="Disabled" block>
        <Switch label="Off for good" disabled />
        <Switch label="On for good" disabled defaultChecked />
      </SheetRow>
      <SheetRow title="Right to left" block>
        <div dir="rtl">
          <Switch label="လက်ကျန်ကို ဝှက်ရန်" defaultChecked />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
