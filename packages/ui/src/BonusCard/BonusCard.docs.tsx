import type { ComponentDocs } from '../design/docs.ts';
import { BonusCard } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A group named by its title; claiming it announces the amount.',
  content: 'The note says what the bonus is for, the date until when it can be claimed.',
  related: { PromotionCard: 'an offer to join', LevelCard: 'the level that pays bonuses' },
  recommended: {
    reason: 'Says why it was granted and until when.',
    example: (
      <BonusCard
        kind="upgrade"
        note="For reaching VIP 3"
        amount="88.00"
        symbol="₱"
        state="pending"
        when="Claim by 18 Dec, 00:00"
        onClaim={() => {}}
      />
    ),
  },
  mistake: {
    reason: 'A claimable bonus without its deadline.',
    example: (
      <BonusCard kind="upgrade" amount="88.00" symbol="₱" state="pending" onClaim={() => {}} />
    ),
  },
};
