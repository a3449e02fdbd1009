import { useRoute } from '../../shell/use-route.ts';
import { DailyNotice } from '../notices/DailyNotice.tsx';
import { useIsPixelAsked } from '../privacy/use-is-pixel-asked.ts';
import { BalanceFollower } from './BalanceFollower.tsx';

/** What a player has beside the screens: a balance that is followed, and home's notification of the day. */
export default function PlayerEffects() {
  const name = useRoute()?.name;
  const isHome = name === 'home' || name === 'desktop';
  // One thing at a time stands over the foot of home.
  const isAsked = useIsPixelAsked();
  return (
    <>
      <BalanceFollower />
      {isHome && !isAsked && <DailyNotice />}
    </>
  );
}
