import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { ProgressBar } from './index.ts';

const meta = {
  title: 'Data/ProgressBar/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Turnover">
        <ProgressBar
          label="Bets"
          showLabel
          tone="promo"
          value={18420}
          max={24000}
          valueText="76%"
          help="₱5,580.00 to go"
        />
      </SheetRow>
      <SheetRow block title="Complete, with mark">
        <ProgressBar
          label="Balance"
          showLabel
          tone="positive"
          value={1496.15}
          max={1496.15}
          mark={1200}
          valueText="Met"
          help="₱296.15 over the requirement"
        />
      </SheetRow>
      <SheetRow block title="No data">
        <ProgressBar label="Net win" showLabel value={0} />
      </SheetRow>
      <SheetRow block title="Small">
        <ProgressBar label="Level" size="sm" tone="neutral" value={62} />
      </SheetRow>
      <SheetRow block title="Indeterminate">
        <ProgressBar label="Uploading" />
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <ProgressBar label="ပုံ တင်နေသည်" value={40} valueText="40 %" showLabel />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
