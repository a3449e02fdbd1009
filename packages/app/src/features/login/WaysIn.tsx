import { Button } from '@parlor/ui/Button';
import { useTexts } from '../../languages/use-texts.ts';
import { useEnter } from './use-enter.ts';

/** The two ways in, side by side: for a visitor in a place that is a player's own. */
export function WaysIn() {
  const t = useTexts();
  const enter = useEnter();
  return (
    <>
      <Button size="lg" onClick={() => enter('signUp')}>
        {t('actions.signUp')}
      </Button>
      <Button size="lg" variant="soft" onClick={() => enter('accountLogin')}>
        {t('actions.logIn')}
      </Button>
    </>
  );
}
