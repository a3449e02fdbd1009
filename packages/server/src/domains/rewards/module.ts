import type { Module } from '../../platform/platform.ts';
import { rewardInvariants } from './invariants.ts';
import { notifyExpiring } from './notify.ts';
import { expireRewards } from './rewards.ts';

/** Rewards of every programme: their expiry, the message before it, and what the auditor checks. */
export const rewardsModule: Module = ({ core }) => {
  core.jobs.every('rewards.expire', { seconds: 60 }, () => expireRewards(core));
  core.jobs.every('rewards.expiring', { seconds: 60 }, () => notifyExpiring(core));
  for (const each of rewardInvariants) core.auditor.add(each);
};
