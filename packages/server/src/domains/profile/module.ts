import { account, auth, profile } from '@parlor/api/calls';
import type { Module } from '../../platform/platform.ts';
import { readSite } from '../site/index.ts';
import { pruneOnlineTime, reportOnlineTime } from './online-time.ts';
import { editProfile, getProfile } from './profile.ts';

const PRUNE_SECONDS = 3_600;

/** The profile of a player or of an unbound social identity, and the online time of players. */
export const profileModule: Module = ({ core, calls }) => {
  const { db, clock } = core;

  calls.holder(auth.getInfo, ({ holder }) => getProfile(db, holder));

  calls.holder(profile.editProfile, async ({ holder, args }) =>
    editProfile(core, await readSite(db), holder, args),
  );

  calls.player(account.onlineTime, async ({ principal, args }) => {
    const { countryTimezone } = await readSite(db);
    await reportOnlineTime(db, clock, countryTimezone, principal.playerId, args.onlineTime);
    return {};
  });

  core.jobs.every('onlineTime.prune', { seconds: PRUNE_SECONDS }, () => pruneOnlineTime(db, clock));
};
