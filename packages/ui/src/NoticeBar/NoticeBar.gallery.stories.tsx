import type { Meta, StoryObj } from '@storybook/react-vite';
import { TriangleAlert } from 'lucide-react';
import { Icon } from '../Icon/index.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { NoticeBar } from './index.ts';

const meta = {
  title: 'Shell/NoticeBar/Gallery',
  component: NoticeBar,
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta<typeof NoticeBar>;

export default meta;

const long =
  'Mirador Live tables rest 04:00–04:30, Manila time. Your money stays where it is, and every round that was open is settled before the break begins; nothing is lost on the way.';

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow title="Truncated" block>
        <NoticeBar defaultPaused>{long}</NoticeBar>
      </SheetRow>
      <SheetRow title="Short" block>
        <NoticeBar>Withdrawals arrive within the hour today.</NoticeBar>
      </SheetRow>
      <SheetRow title="Warning with close button" block>
        <NoticeBar
          tone="caution"
          variant="soft"
          icon={<Icon icon={TriangleAlert} />}
          onClose={() => {}}
        >
          Deposits by QR are slow.
        </NoticeBar>
      </SheetRow>
      <SheetRow title="Burmese" block>
        <NoticeBar lang="my" variant="soft" tone="info" defaultPaused>
          Mirador Live စားပွဲများသည် မနိလာစံတော်ချိန် ၀၄:၀၀ မှ ၀၄:၃၀ အထိ နားပါမည်။ သင့်ငွေသည် ဘေးကင်းပါသည်။
        </NoticeBar>
      </SheetRow>
    </Sheet>
  ),
};
