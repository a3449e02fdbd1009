import type { Meta, StoryObj } from '@storybook/react-vite';
import { labels as burmese } from '../labels/my_MM.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import Calendar from './Calendar.tsx';
import { DatePicker } from './DatePicker.tsx';
import { createDateFormat } from './dates.ts';

const meta = {
  title: 'Forms/DatePicker/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

const nothing = () => {};
const month = {
  title: 'Choose a date',
  dateFormat: createDateFormat('en-PH', null),
  labels: {
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    month: 'Month',
    year: 'Year',
  },
  locale: 'en-PH',
  today: '2026-11-21',
  min: undefined,
  max: undefined,
  autoFocus: false,
  onChoose: nothing,
};

const burmeseMonth = {
  title: burmese.DatePicker.choose,
  dateFormat: createDateFormat('my-MM', burmese.DatePicker.names),
  labels: burmese.DatePicker,
  locale: 'my-MM',
};

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="No selection">
        <DatePicker label="Paid on" today="2026-11-21" />
      </SheetRow>
      <SheetRow block title="Selected, help">
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
      <SheetRow block title="Month: selected day, today, disabled days">
        <div style={{ maxInlineSize: 360 }}>
          <Calendar {...month} from="2026-11-18" to={undefined} max="2026-11-21" />
        </div>
      </SheetRow>
      <SheetRow block title="Range">
        <div style={{ maxInlineSize: 360 }}>
          <Calendar {...month} mode="range" from="2026-11-05" to="2026-11-17" />
        </div>
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <DatePicker
            label="ငွေပေးချေသည့်ရက်"
            today="2026-11-21"
            defaultValue="2026-11-18"
            help="ယနေ့ထက် နောက်မကျရ"
            locale={burmeseMonth.locale}
            labels={burmeseMonth.labels}
          />
        </div>
      </SheetRow>
      <SheetRow block title="Burmese month">
        <div style={{ maxInlineSize: 360 }}>
          <Calendar {...month} {...burmeseMonth} from="2026-11-18" to={undefined} />
        </div>
      </SheetRow>
    </Sheet>
  ),
};

export const Open: StoryObj = {
  render: () => <DatePicker open label="Paid on" today="2026-11-21" defaultValue="2026-11-18" />,
};
