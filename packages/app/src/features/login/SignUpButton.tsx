import { Button } from '@parlor/ui/Button';
import { Link } from 'react-router-dom';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { usePlatform } from '../../platform/platform-context.ts';
import { useLoginPrompt } from './login-prompt.ts';

/** Sign-up button in place of a player's balance: opens a page on a phone, the popup on a desktop. */
export function SignUpButton() {
  const t = useTexts();
  const { device } = usePlatform();
  const loginPrompt = useLoginPrompt();
  if (device.deviceType === 'desktop') {
    return (
      <Button shape="pill" onClick={() => loginPrompt.openPopup('signUp')}>
        {t('actions.signUp')}
      </Button>
    );
  }
  return (
    <Button asChild shape="pill">
      <Link to={getHref('accountSignUp')}>{t('actions.signUp')}</Link>
    </Button>
  );
}
