import type { ComponentDocs } from '../design/docs.ts';
import { TurnoverBar } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A progress bar read with both exact amounts.',
  content: 'Exact amounts, and what counts.',
  related: { ProgressBar: 'other progress', PromotionCard: 'contains it' },
  recommended: {
    reason: 'Says what counts towards it.',
    example: (
      <TurnoverBar
        label="Wagering requirement"
        current="1200"
        required="5000"
        symbol="₱"
        counted="Slots count in full"
      />
    ),
  },
  mistake: {
    reason: 'A label that players do not understand.',
    example: <TurnoverBar label="Turnover x10" current="1200" required="5000" />,
  },
};
