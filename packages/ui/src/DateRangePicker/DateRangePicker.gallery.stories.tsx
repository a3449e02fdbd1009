import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { DateRangePicker, lastDays } from './index.ts';

const meta = {
  title: 'Forms/DateRangePicker/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

const today = '2026-11-21';

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="No selection">
        <DateRangePicker label="Period" today={today} />
      </SheetRow>
      <SheetRow block title="Selected, large">
        <DateRangePicker label="Period" today={today} defaultValue={lastDays(7, today)} size="lg" />
      </SheetRow>
      <SheetRow block title="One day">
        <DateRangePicker label="Period" today={today} defaultValue={lastDays(1, today)} />
      </SheetRow>
      <SheetRow block title="Error">
        <DateRangePicker label="Period" today={today} error="Choose 90 days at most" />
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <DateRangePicker
            label="ကာလ"
            placeholder="ရက်များ ရွေးရန်"
            today={today}
            locale="my-MM"
            disabled
          />
        </div>
      </SheetRow>
    </Sheet>
  ),
};

export const Open: StoryObj = {
  render: () => (
    <DateRangePicker
      open
      label="Period"
      today="2026-11-21"
      defaultValue={{ from: '2026-11-15', to: '2026-11-21' }}
      presets={[{ label: 'Last 7 days', from: '2026-11-15', to: '2026-11-21' }]}
    />
  ),
};
