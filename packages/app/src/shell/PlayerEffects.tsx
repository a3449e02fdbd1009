import { usePromotionCheck } from '../features/promotions/promotion-check.ts';
import { BalanceFollower } from '../features/session/BalanceFollower.tsx';

/** Effects of a player outside of the screens: the balance subscription, and the promotion check. */
export default function PlayerEffects() {
  usePromotionCheck();
  return <BalanceFollower />;
}
