import type { ComponentDocs } from '../design/docs.ts';
import { DateRangePicker } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'As DatePicker; the next step and the length of the range are announced.',
  content: 'Presets are periods that players say: "Last 7 days".',
  related: { DatePicker: 'a single day', ChipGroup: 'a few fixed periods' },
  recommended: {
    reason: 'Presets for the usual periods.',
    example: (
      <DateRangePicker
        label="Period"
        today="2026-11-21"
        presets={[{ label: 'Last 7 days', from: '2026-11-15', to: '2026-11-21' }]}
      />
    ),
  },
  mistake: {
    reason: 'A custom range where two fixed periods are enough.',
    example: (
      <DateRangePicker
        label="Today or yesterday"
        today="2026-11-21"
        min="2026-11-20"
        max="2026-11-21"
      />
    ),
  },
};
