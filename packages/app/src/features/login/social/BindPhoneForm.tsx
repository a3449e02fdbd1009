import type { SocialLoginView } from '@parlor/flows/social-login';
import { Button } from '@parlor/ui/Button';
import { Text } from '@parlor/ui/Text';
import { useTexts } from '../../../languages/use-texts.ts';
import { PhoneAndCodeForm } from '../PhoneAndCodeForm.tsx';
import type { SocialLoginRef } from './use-social-login.ts';

interface Props {
  actor: SocialLoginRef;
  view: Extract<SocialLoginView, { view: 'verification' }>;
}

/** The phone that a social login binds, and the code that verifies it (product decision 21). */
export function BindPhoneForm({ actor, view }: Props) {
  const t = useTexts();
  return (
    <PhoneAndCodeForm
      verification={view.verification}
      purpose="bindPhone"
      isBusy={view.isGivingUp}
      showsRefusalOnField
      title={t('auth:bind.title')}
      text={t('auth:bind.text')}
      submit={t('auth:bind.submit')}
      others={
        <Button
          variant="ghost"
          tone="neutral"
          size="lg"
          fullWidth
          onClick={() => actor.send({ type: 'cancel' })}
        >
          {t('auth:bind.giveUp')}
        </Button>
      }
      note={
        <Text as="p" size={13} color="muted">
          {t('auth:bind.known')}
        </Text>
      }
    />
  );
}
