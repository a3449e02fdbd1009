import type { ComponentDocs } from '../design/docs.ts';
import { Combobox } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders:
    'Focus stays in the field; the highlighted option, the number of matches and "No matching options" are announced.',
  content: 'The placeholder is an example of what to type, the label the name of the field.',
  related: { Select: 'a list that is scrolled', SearchField: 'any text' },
  recommended: {
    reason: 'A long list that players know by name.',
    example: (
      <Combobox
        label="Bank"
        placeholder="Name of your bank"
        options={[
          { value: 'lotus', label: 'Lotus Bank' },
          { value: 'tide', label: 'Tide Digital' },
        ]}
      />
    ),
  },
  mistake: {
    reason: 'Three options, which a RadioGroup shows without typing.',
    example: (
      <Combobox
        label="Gender"
        options={[
          { value: 'f', label: 'Female' },
          { value: 'm', label: 'Male' },
          { value: 'x', label: 'Prefer not to say' },
        ]}
      />
    ),
  },
};
