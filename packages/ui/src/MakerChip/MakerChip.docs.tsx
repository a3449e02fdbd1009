import type { ComponentDocs } from '../design/docs.ts';
import { MakerChip } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A link or toggle named by the maker. The logo is decorative.',
  content: 'The name as the maker writes it.',
  related: { Tag: 'a status', ChipGroup: 'options' },
  recommended: {
    reason: 'Logo with the name as its fallback.',
    example: <MakerChip name="Lotus" meta="48 games" href="#lotus" />,
  },
  mistake: {
    reason: 'An abbreviation that players do not know.',
    example: <MakerChip name="LTS" href="#lotus" />,
  },
};
