import {
  selectIsSocialBusy,
  selectSocialCountdown,
  selectSocialError,
  selectSocialPhone,
  selectSocialRefusal,
  selectSocialStep,
  selectSocialViolations,
} from '@parlor/flows/social-login';
import { Button } from '@parlor/ui/Button';
import { Text } from '@parlor/ui/Text';
import { useSelector } from '@xstate/react';
import { useExplain } from '../../../data/errors.ts';
import { useTexts } from '../../../languages/use-texts.ts';
import { PhoneThenCode } from '../PhoneThenCode.tsx';
import type { SocialLoginRef } from './use-social-login.ts';

/** The phone that a social login binds, and the code that proves it (product decision 21). */
export function BindPhoneForm({ actor }: { actor: SocialLoginRef }) {
  const t = useTexts();
  const explain = useExplain();
  const ofPhone = useSelector(actor, (snapshot) => selectSocialRefusal(snapshot, 'phone'));
  const ofCode = useSelector(actor, (snapshot) => selectSocialRefusal(snapshot, 'code'));
  return (
    <PhoneThenCode
      actor={actor}
      asksCode={useSelector(actor, selectSocialStep) === 'code'}
      phone={useSelector(actor, selectSocialPhone)}
      countdown={useSelector(actor, selectSocialCountdown)}
      violations={useSelector(actor, selectSocialViolations)}
      refusals={{ phone: ofPhone && explain(ofPhone).text, code: ofCode && explain(ofCode).text }}
      error={useSelector(actor, selectSocialError)}
      busy={useSelector(actor, selectIsSocialBusy)}
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
