export { rewardsModule } from './module.ts';
export {
  claimReward,
  expireRewards,
  findByScope,
  issueReward,
  listClaimable,
  listRewards,
  type NewReward,
  type RewardRow,
  sumAmounts,
} from './rewards.ts';
export type { RewardTables } from './tables.ts';
