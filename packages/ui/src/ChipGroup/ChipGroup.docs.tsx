import type { ComponentDocs } from '../design/docs.ts';
import { ChipGroup } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders:
    'A toolbar with one tab stop; arrow keys move between the chips, which state whether they are pressed.',
  content: 'One or two words per chip.',
  related: { SegmentedControl: 'two to four views', FilterSheet: 'many filters' },
  recommended: {
    reason: 'Short, of one kind.',
    example: (
      <ChipGroup
        label="Sort"
        value="hot"
        onValueChange={() => {}}
        options={[
          { value: 'hot', label: 'Most played' },
          { value: 'new', label: 'Newest' },
        ]}
      />
    ),
  },
  mistake: {
    reason: 'Sentences as options: use a RadioGroup.',
    example: (
      <ChipGroup
        label="Sort"
        value="hot"
        onValueChange={() => {}}
        options={[
          { value: 'hot', label: 'Show the games that most players play first' },
          { value: 'new', label: 'Show the newest first' },
        ]}
      />
    ),
  },
};
