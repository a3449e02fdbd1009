import { broken, describeModel } from '../testing/index.ts';
import { settleRecord } from '../testing/promotions.ts';
import { promotionCheckActors, promotionCheckMachine } from './promotion-check.machine.ts';
import { selectPromotionCheck } from './promotion-check.selectors.ts';

describeModel(
  {
    machine: promotionCheckMachine,
    actors: promotionCheckActors,
    inputs: [() => ({ readHistory: () => [] })],
    events: [
      { type: 'session.opened' },
      { type: 'session.closed' },
      { type: 'lead.gained' },
      { type: 'lead.lost' },
      { type: 'check' },
      { type: 'show' },
      { type: 'dismissed' },
    ],
    view: selectPromotionCheck,
    outcomes: {
      lead: [{ failed: broken }],
      loadSettlable: [{ done: [settleRecord] }, { done: [] }, { failed: broken }],
    },
    key: ({ offer }) => offer?.id,
  },
  import.meta.url,
);
