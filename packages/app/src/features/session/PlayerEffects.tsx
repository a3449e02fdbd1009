import { BalanceFollower } from './BalanceFollower.tsx';

/** Effects of a player outside of the screens: the balance subscription. */
export default function PlayerEffects() {
  return <BalanceFollower />;
}
