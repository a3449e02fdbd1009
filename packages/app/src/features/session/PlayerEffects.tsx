import { useRoute } from '../../shell/use-route.ts';
import { DailyNotice } from '../notices/DailyNotice.tsx';
import { BalanceFollower } from './BalanceFollower.tsx';

/** What a player has beside the screens: a balance that is followed, and home's notification of the day. */
export default function PlayerEffects() {
  const name = useRoute()?.name;
  return (
    <>
      <BalanceFollower />
      {(name === 'home' || name === 'desktop') && <DailyNotice />}
    </>
  );
}
