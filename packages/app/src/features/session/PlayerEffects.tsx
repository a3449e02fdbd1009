import { BalanceFollower } from './BalanceFollower.tsx';

/** What a player has beside the screens: a balance that is followed. */
export default function PlayerEffects() {
  return <BalanceFollower />;
}
