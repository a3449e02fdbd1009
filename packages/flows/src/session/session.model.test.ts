import { broken, describeModel } from '../testing/index.ts';
import { userInfo, walletParams } from '../testing/player.ts';
import { sessionActors, sessionMachine } from './session.machine.ts';
import { selectSession } from './session.selectors.ts';
import type { SessionInput } from './session.types.ts';

const dead = { kind: 'refused', code: 401, msg: 'Please log in again' };

describeModel(
  {
    machine: sessionMachine,
    actors: sessionActors,
    inputs: [
      (clock): SessionInput => ({ clock, device: 'mobile', token: null, onlineTimeStamp: null }),
      (clock): SessionInput => ({ clock, device: 'desktop', token: 't0', onlineTimeStamp: 0 }),
    ],
    events: [
      { type: 'login.succeeded', token: 't1' },
      { type: 'loginNotice.shown' },
      { type: 'logout' },
      { type: 'session.dead', msg: 'Please log in again' },
      { type: 'site.forbidden' },
      { type: 'site.admitted' },
      { type: 'site.probe' },
      { type: 'token.changed', token: null },
      { type: 'token.changed', token: 't2' },
      { type: 'onlineTime.reported', at: 0 },
      { type: 'player.refresh' },
    ],
    view: selectSession,
    outcomes: {
      storeToken: [{ done: undefined }, { failed: broken }],
      clearSession: [{ done: undefined }, { failed: broken }],
      loadPlayer: [{ done: { userInfo, walletParams } }, { failed: broken }, { failed: dead }],
      reportOnlineTime: [{ done: undefined }, { failed: broken }],
      endSession: [{ done: undefined }, { failed: broken }],
      probeSite: [{ done: undefined }, { failed: broken }],
    },
    key: ({ token, ending, error, hasLoginNotice, onlineTimeStamp }) => [
      token,
      ending,
      error?.code,
      hasLoginNotice,
      onlineTimeStamp === null,
      onlineTimeStamp === 0,
    ],
  },
  import.meta.url,
);
