import type { ComponentDocs } from '../design/docs.ts';
import { Select } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A combobox named by its label; in a long list the filter is announced first.',
  content: 'The placeholder is a verb: "Choose a bank". Options in an order that players expect.',
  related: {
    RadioGroup: 'up to four options',
    Combobox: 'typing instead of scrolling',
    Menu: 'actions',
  },
  recommended: {
    reason: 'Many options of one kind.',
    example: (
      <Select
        label="Bank"
        placeholder="Choose a bank"
        options={[
          { value: 'aurora', label: 'Aurora Bank' },
          { value: 'bayan', label: 'Bayan Savings' },
          { value: 'lotus', label: 'Lotus Bank' },
          { value: 'summit', label: 'Summit Bank' },
          { value: 'tide', label: 'Tide Digital' },
        ]}
      />
    ),
  },
  mistake: {
    reason: 'Two options, which a RadioGroup shows without opening.',
    example: (
      <Select
        label="News"
        options={[
          { value: 'on', label: 'On' },
          { value: 'off', label: 'Off' },
        ]}
      />
    ),
  },
};
