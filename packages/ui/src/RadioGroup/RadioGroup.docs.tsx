import type { ComponentDocs } from '../design/docs.ts';
import { RadioGroup } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A radio group with one tab stop; arrow keys move and select.',
  content: 'Options of the same form, the usual one first.',
  related: {
    Select: 'many options',
    SegmentedControl: 'two to four views',
    Checkbox: 'several at once',
  },
  recommended: {
    reason: 'All options are visible, with what they cost.',
    example: (
      <RadioGroup
        label="Payment method"
        defaultValue="bank"
        options={[
          { value: 'bank', label: 'Bank transfer', help: 'Free, within a minute' },
          { value: 'qr', label: 'QR code', help: 'Free, at once' },
        ]}
      />
    ),
  },
  mistake: {
    reason: 'Yes and no: use a Checkbox or a Switch.',
    example: (
      <RadioGroup
        label="News by SMS"
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
      />
    ),
  },
};
