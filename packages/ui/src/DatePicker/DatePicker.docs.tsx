import type { ComponentDocs } from '../design/docs.ts';
import { DatePicker } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders:
    'A field that opens a dialog with a grid of days. Each day is read in full: "Saturday, 21 November 2026".',
  content: 'The label names the event: "Paid on". State limits in the help text.',
  related: { DateRangePicker: 'a first and a last day', TextField: 'a date of birth' },
  recommended: {
    reason: 'Limits the days that can be selected, and says so.',
    example: (
      <DatePicker label="Paid on" today="2026-11-21" max="2026-11-21" help="Not later than today" />
    ),
  },
  mistake: {
    reason: 'A date of birth: years of months to go back. Use three short fields.',
    example: <DatePicker label="Date of birth" today="2026-11-21" />,
  },
};
