import { describeModel, offline, refused } from '../testing/index.ts';
import { claimActors, claimMachine } from './claim.machine.ts';
import { selectClaim } from './claim.selectors.ts';

describeModel(
  {
    machine: claimMachine,
    actors: claimActors,
    inputs: [() => ({ id: 'b1', createKey: () => 'key' })],
    events: [{ type: 'claim' }, { type: 'claim', details: { code: 'GIFT' } }, { type: 'retry' }],
    view: selectClaim,
    outcomes: {
      claim: [
        { done: undefined },
        { failed: refused('claim.expired') },
        { failed: refused('promotion.codeWrong') },
        { failed: offline },
      ],
    },
    key: ({ order, error }) => [order?.code, error?.code],
  },
  import.meta.url,
);
