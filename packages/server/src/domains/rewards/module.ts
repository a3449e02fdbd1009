import type { Module } from '../../platform/platform.ts';
import { rewardInvariants } from './invariants.ts';
import { expireRewards } from './rewards.ts';

/** Rewards of every programme: their expiry, and what the auditor checks. */
export const rewardsModule: Module = ({ core }) => {
  core.jobs.every('rewards.expire', { seconds: 60 }, () => expireRewards(core));
  for (const each of rewardInvariants) core.auditor.add(each);
};
