import { broken, describeModel } from '../testing/index.ts';
import { onlineTimeActors, onlineTimeMachine } from './online-time.machine.ts';
import { selectOnlineTime } from './online-time.selectors.ts';

describeModel(
  {
    machine: onlineTimeMachine,
    actors: onlineTimeActors,
    inputs: [
      (clock) => ({ clock, readStamp: () => null }),
      (clock) => ({ clock, readStamp: () => 0 }),
    ],
    events: [
      { type: 'session.opened' },
      { type: 'session.closed' },
      { type: 'lead.gained' },
      { type: 'lead.lost' },
      { type: 'report.due' },
    ],
    view: selectOnlineTime,
    outcomes: { lead: [{ failed: broken }], report: [{ done: undefined }, { failed: broken }] },
    key: () => undefined,
  },
  import.meta.url,
);
