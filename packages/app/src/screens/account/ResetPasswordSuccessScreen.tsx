import { Button } from '@parlor/ui/Button';
import { Result } from '@parlor/ui/Result';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import { useIsPasswordSaved } from '../../features/login/password-saved.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';

/**
 * Confirms that the new password is saved. A player who has not saved one is redirected to the
 * account.
 */
export default function ResetPasswordSuccessScreen() {
  const t = useTexts();
  const navigate = useNavigate();
  const isSaved = useIsPasswordSaved();
  useEffect(() => {
    if (!isSaved) navigate(getHref('account'), { replace: true });
  }, [navigate, isSaved]);
  if (!isSaved) return null;
  return (
    <NarrowPage>
      <Result
        status="success"
        title={t('auth:reset.success')}
        text={t('auth:reset.successText')}
        actions={
          <Button asChild size="lg" fullWidth>
            <Link to={getHref('account')}>{t('auth:reset.toAccount')}</Link>
          </Button>
        }
      />
    </NarrowPage>
  );
}
