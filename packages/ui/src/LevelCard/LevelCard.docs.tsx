import type { ComponentDocs } from '../design/docs.ts';
import { LevelCard } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A section named by the level, with a named progress bar.',
  content: 'Exact amounts, and the benefits of the next level in the order of their value.',
  related: { BonusCard: 'a bonus of a level', ProgressBar: 'other progress' },
  recommended: {
    reason: 'Says what the next level requires and brings.',
    example: (
      <LevelCard
        name="VIP 3"
        current="12000"
        symbol="₱"
        next={{ name: 'VIP 4', required: '50000', brings: ['Upgrade bonus ₱188.00'] }}
      />
    ),
  },
  mistake: {
    reason: 'A next level without its benefits: there is no reason to reach it.',
    example: <LevelCard name="VIP 3" current="12000" next={{ name: 'VIP 4', required: '50000' }} />,
  },
};
