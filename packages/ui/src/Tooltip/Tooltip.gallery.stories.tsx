import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPie, Inbox } from 'lucide-react';
import { IconButton } from '../IconButton/index.ts';
import { galleryParameters } from '../testing/gallery.tsx';
import { Tooltip } from './index.ts';

const meta = {
  title: 'Shell/Tooltip/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 72, justifyItems: 'center', paddingBlock: 64 }}>
      <Tooltip open text="Where your money went">
        <IconButton icon={ChartPie} label="Analysis" variant="soft" />
      </Tooltip>
      <Tooltip open side="bottom" text="မဖတ်ရသေးသော စာ ၃ စောင် ရှိပါသည်။ ဖတ်ရန် နှိပ်ပါ။">
        <IconButton icon={Inbox} label="Messages" variant="soft" />
      </Tooltip>
    </div>
  ),
};
