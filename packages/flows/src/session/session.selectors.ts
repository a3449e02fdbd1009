import type { CallFailure } from '@parlor/api/errors';
import type { SnapshotFrom } from 'xstate';
import { selectMeta } from '../kit/meta.ts';
import { required } from '../kit/required.ts';
import type { sessionMachine } from './session.machine.ts';
import type { Player, SessionView } from './session.types.ts';

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

export const selectSession = (snapshot: SessionSnapshot): SessionView => {
  const { player, error, hasLoginNotice } = snapshot.context;
  const { view } = selectMeta(snapshot);
  const token = () => required(snapshot.context.token ?? undefined, 'token');
  switch (view) {
    case 'loggedOut':
    case 'clearing':
      return { view };
    case 'forbidden':
      return { view, isProbing: snapshot.matches({ forbidden: 'probing' }) };
    case 'loading':
      return { view, token: token() };
    case 'loggingOut':
      return { view, token: token(), player };
    case 'loggedIn':
      return error === undefined
        ? { view, token: token(), hasLoginNotice, player: required(player, 'player') }
        : { view: 'incomplete', token: token(), hasLoginNotice, player, error };
  }
};

/** The bearer token of requests; null without a session. */
export const selectToken = (snapshot: SessionSnapshot): string | null => {
  const shown = selectSession(snapshot);
  return 'token' in shown ? shown.token : null;
};

/** The player's data; undefined while they are loading, and without a session. */
export const selectPlayer = (snapshot: SessionSnapshot): Player | undefined => {
  const shown = selectSession(snapshot);
  return 'player' in shown ? shown.player : undefined;
};

/** Why the player's data failed to load. */
export const selectSessionError = (snapshot: SessionSnapshot): CallFailure | undefined => {
  const shown = selectSession(snapshot);
  return shown.view === 'incomplete' ? shown.error : undefined;
};

/** Whether there is a session; the player's data may still be loading. */
export const selectHasSession = (snapshot: SessionSnapshot): boolean => {
  const { view } = selectSession(snapshot);
  return view === 'loading' || view === 'loggedIn' || view === 'incomplete';
};
