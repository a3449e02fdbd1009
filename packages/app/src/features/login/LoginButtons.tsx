import { Button } from '@parlor/ui/Button';
import { useTexts } from '../../languages/use-texts.ts';
import { useEnter } from './use-enter.ts';

/** Sign-up and login buttons for a visitor on a page that requires a player. */
export function LoginButtons() {
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
