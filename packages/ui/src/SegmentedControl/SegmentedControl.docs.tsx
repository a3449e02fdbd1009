import type { ComponentDocs } from '../design/docs.ts';
import { SegmentedControl } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A radio group; arrow keys move and select.',
  content: 'Two to four words of similar length.',
  related: { Tabs: 'parts of a page with panels', ChipGroup: 'more options' },
  recommended: {
    reason: 'Two views of the same data.',
    example: (
      <SegmentedControl
        label="Period"
        defaultValue="day"
        options={[
          { value: 'day', label: 'Day' },
          { value: 'week', label: 'Week' },
        ]}
      />
    ),
  },
  mistake: {
    reason: 'An action among the options.',
    example: (
      <SegmentedControl
        label="Period"
        defaultValue="day"
        options={[
          { value: 'day', label: 'Day' },
          { value: 'export', label: 'Export' },
        ]}
      />
    ),
  },
};
