import { Button } from '@parlor/ui/Button';
import { Result } from '@parlor/ui/Result';
import { useTexts } from '../../languages/use-texts.ts';
import { useLink } from '../../routes/link.ts';
import { getHref } from '../../routes/paths.ts';
import { NarrowPage } from '../../shell/NarrowPage.tsx';

/** The new password holds. */
export default function ResetPasswordSuccessScreen() {
  const t = useTexts();
  const link = useLink();
  return (
    <NarrowPage>
      <Result
        status="success"
        title={t('auth:reset.success')}
        text={t('auth:reset.successText')}
        actions={
          <Button asChild size="lg" fullWidth>
            <a {...link(getHref('account'))}>{t('auth:reset.toAccount')}</a>
          </Button>
        }
      />
    </NarrowPage>
  );
}
