import { Button } from '@parlor/ui/Button';
import * as css from './SocialButtons.css.ts';

/** Stands where one way in will be, so that the buttons above stay under the finger when it comes. */
export function SocialRoom() {
  return (
    <div aria-hidden="true" className={css.room}>
      <p className={css.or}>{'\u00a0'}</p>
      <Button size="lg" fullWidth>
        {'\u00a0'}
      </Button>
    </div>
  );
}
