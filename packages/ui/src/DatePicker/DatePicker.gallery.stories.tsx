import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import Calendar from './Calendar.tsx';
import { DatePicker } from './DatePicker.tsx';
import { dateWords } from './dates.ts';

const meta = {
  title: 'Forms/DatePicker/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

const nothing = () => {};
const month = {
  title: 'Choose a date',
  words: dateWords('en-PH', null),
  labels: { previousMonth: 'Previous month', nextMonth: 'Next month' },
  locale: 'en-PH',
  today: '2026-11-21',
  min: undefined,
  max: undefined,
  autoFocus: false,
  onChoose: nothing,
};

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Nothing chosen">
        <DatePicker label="Paid on" today="2026-11-21" />
      </SheetRow>
      <SheetRow block title="Chosen, help">
        <DatePicker
          label="Paid on"
          today="2026-11-21"
          defaultValue="2026-11-18"
          help="The day that the bank wrote"
        />
      </SheetRow>
      <SheetRow block title="Error">
        <DatePicker label="Paid on" today="2026-11-21" error="Choose the day of the payment" />
      </SheetRow>
      <SheetRow block title="Disabled">
        <DatePicker label="Paid on" today="2026-11-21" defaultValue="2026-11-18" disabled />
      </SheetRow>
      <SheetRow block title="A month: one day, today, and days that cannot be chosen">
        <div style={{ maxInlineSize: 360 }}>
          <Calendar {...month} from="2026-11-18" to={undefined} max="2026-11-21" />
        </div>
      </SheetRow>
      <SheetRow block title="From one day to another">
        <div style={{ maxInlineSize: 360 }}>
          <Calendar {...month} mode="range" from="2026-11-05" to="2026-11-17" />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
