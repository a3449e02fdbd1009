import type { SignUpStepView } from '@parlor/flows/sign-up';
import { Button } from '@parlor/ui/Button';
import { Link } from '@parlor/ui/Link';
import { Text } from '@parlor/ui/Text';
import { useSite } from '../../data/site.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { FormError } from '../forms/FormError.tsx';

interface Props {
  view: Pick<SignUpStepView, 'button' | 'error' | 'isBusy'>;
  disabled?: boolean;
}

/**
 * The step's button: sign-up on the last one, confirm on the others (docs/product.md: Screens and routes). On the last one age
 * and terms are confirmed (product decision 38); the agreement opens beside, so that nothing typed is lost.
 */
export function SignUpFoot({ view, disabled = false }: Props) {
  const t = useTexts();
  const { minimumAge } = useSite();
  const { button, error, isBusy } = view;
  return (
    <>
      <FormError error={error} />
      {button === 'signUp' && (
        <Text as="p" size={13} color="muted" align="center">
          {t('auth:signUp.terms', { age: minimumAge })}{' '}
          <Link href={getHref('userAgreement')} target="_blank" rel="noopener">
            {t('auth:signUp.termsLink')}
          </Link>
          {' · '}
          <Link
            href={getHref('userAgreement', { content: 'privacy' })}
            target="_blank"
            rel="noopener"
          >
            {t('auth:signUp.privacyLink')}
          </Link>
        </Text>
      )}
      <Button type="submit" size="lg" fullWidth loading={isBusy} disabled={disabled}>
        {button === 'signUp' ? t('auth:actions.signUp') : t('auth:actions.confirm')}
      </Button>
    </>
  );
}
