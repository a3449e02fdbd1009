import { Button } from '@parlor/ui/Button';
import { Link } from 'react-router-dom';
import { useApp } from '../../app-context.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../routes/paths.ts';

/** Sign-up in the place where a player's balance stands: a page on a phone, the popup on a desktop. */
export function SignUpButton() {
  const t = useTexts();
  const { device, loginPrompt } = useApp();
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
