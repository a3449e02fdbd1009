import { it } from 'vitest';
import { describeOnDatabases } from '../src/testing/index.ts';
import { feedsBlockNobody } from './feeds.ts';

const RUNS = 8;
/** About 5 s on an idle machine. */
const TIMEOUT_MS = 240_000;

describeOnDatabases('random feeds of a faulty provider', (database) => {
  it(
    'leave no player’s money in the game, and hold every invariant',
    () => feedsBlockNobody(database().db, RUNS),
    TIMEOUT_MS,
  );
});
