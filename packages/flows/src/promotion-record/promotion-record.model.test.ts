import { broken, describeModel, offline, refused } from '../testing/index.ts';
import { endingPreview, loadedIn } from '../testing/promotions.ts';
import { promotionRecordActors, promotionRecordMachine } from './promotion-record.machine.ts';
import { selectPromotionRecord } from './promotion-record.selectors.ts';

const impossible = { ...endingPreview.settle, possible: false };

describeModel(
  {
    machine: promotionRecordMachine,
    actors: promotionRecordActors,
    inputs: [() => ({ id: 'r1', createKey: () => 'key' })],
    events: [
      { type: 'retry' },
      { type: 'refresh' },
      { type: 'end', ending: 'settle' },
      { type: 'confirm' },
      { type: 'cancel' },
    ],
    view: selectPromotionRecord,
    outcomes: {
      loadRecord: [
        { done: loadedIn('ongoing') },
        { done: loadedIn('settlable') },
        { done: { ...loadedIn('ongoing'), preview: { ...endingPreview, settle: impossible } } },
        { done: loadedIn('closing') },
        { done: loadedIn('settled') },
        { done: loadedIn('closed') },
        { done: loadedIn('unlocked') },
        { failed: { ...broken, code: 404 } },
        { failed: broken },
      ],
      endRecord: [
        { done: loadedIn('settled') },
        { done: loadedIn('closing') },
        { failed: refused('conflict') },
        { failed: refused('game.providerDown') },
        { failed: offline },
      ],
    },
    key: ({ loaded, ending, isChanged, attempt, error }) => [
      loaded?.record.status,
      loaded?.preview?.settle.possible,
      ending,
      isChanged,
      Math.min(attempt, 1),
      error !== undefined,
    ],
    limit: 2000,
  },
  import.meta.url,
);
