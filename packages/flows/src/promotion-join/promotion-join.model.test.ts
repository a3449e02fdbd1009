import { participationPreview, promotionRecord } from '@parlor/api/fixtures';
import { broken, describeModel, offline, refused } from '../testing/index.ts';
import { joinTerms } from '../testing/promotions.ts';
import { promotionJoinActors, promotionJoinMachine } from './promotion-join.machine.ts';
import { selectPromotionJoin } from './promotion-join.selectors.ts';
import type { JoinTerms } from './promotion-join.types.ts';

const input = (change: Partial<JoinTerms>) => () => ({
  promotion: { ...joinTerms, ...change },
  balance: '700.00',
  exponent: 2,
  createKey: () => 'key',
});

describeModel(
  {
    machine: promotionJoinMachine,
    actors: promotionJoinActors,
    inputs: [input({}), input({ status: 'ended' }), input({ recordId: 'r1' })],
    events: [
      { type: 'balance.changed', balance: '800.00' },
      { type: 'submit', amount: '500', code: '' },
      { type: 'submit', amount: '1', code: '' },
      { type: 'confirm' },
      { type: 'edit' },
      { type: 'retry' },
    ],
    view: selectPromotionJoin,
    outcomes: {
      previewJoin: [
        { done: participationPreview },
        { failed: refused('event.ended') },
        { failed: broken },
      ],
      join: [
        { done: promotionRecord },
        { failed: refused('event.ended') },
        { failed: refused('promotion.alreadyJoined') },
        { failed: refused('conflict') },
        { failed: refused('promotion.codeWrong') },
        { failed: offline },
      ],
    },
    key: ({ violations, preview, error }) => [
      violations.amount?.code,
      preview !== undefined,
      error?.reason,
    ],
  },
  import.meta.url,
);
