import { Button } from '../Button/index.ts';
import type { ComponentDocs } from '../design/docs.ts';
import { FocusRing } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders:
    'Draws the ring of keyboard focus around one focusable child; it changes nothing for screen readers.',
  content: 'Has no text.',
  related: { Link: 'has a ring of its own', Card: 'a card that is a link' },
  recommended: {
    reason: 'Around a focusable element of your own.',
    example: (
      <FocusRing>
        <a href="#game">Lotus Nights</a>
      </FocusRing>
    ),
  },
  mistake: {
    reason: 'Around a component of the kit, which has its own ring.',
    example: (
      <FocusRing>
        <Button>Deposit</Button>
      </FocusRing>
    ),
  },
};
