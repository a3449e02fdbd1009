import type { ComponentDocs } from '../design/docs.ts';
import { PromotionCard } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'An article with a heading and one link or button.',
  content: 'Reward, requirement, deadline and games, in this order, before the button.',
  related: { BonusCard: 'a granted bonus', TurnoverBar: 'its progress' },
  recommended: {
    reason: 'States the requirement beside the reward.',
    example: (
      <PromotionCard
        title="Monsoon Reload"
        reward="20% of your deposit, up to ₱1,000.00"
        asks="Wager it 10 times"
        until="30 Nov, 24:00"
        art={{ src: 'data:,', color: '#274' }}
      />
    ),
  },
  mistake: {
    reason: 'A reward without its requirement.',
    example: (
      <PromotionCard title="Free money" reward="₱1,000.00" art={{ src: 'data:,', color: '#274' }} />
    ),
  },
};
