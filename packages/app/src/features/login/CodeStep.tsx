import { CODE_RESEND_SECONDS, SMS_CODE_LENGTH } from '@parlor/api/constants';
import { type codeCountdownMachine, selectCodeCountdown } from '@parlor/flows/code-countdown';
import { Box } from '@parlor/ui/Box';
import { Button } from '@parlor/ui/Button';
import { CaptchaField } from '@parlor/ui/CaptchaField';
import { Countdown } from '@parlor/ui/Countdown';
import { Icon } from '@parlor/ui/Icon';
import { Inline } from '@parlor/ui/Inline';
import { OtpField } from '@parlor/ui/OtpField';
import { Text } from '@parlor/ui/Text';
import { shallowEqual, useSelector } from '@xstate/react';
import { ShieldCheck } from 'lucide-react';
import { useController, useForm } from 'react-hook-form';
import type { ActorRefFrom } from 'xstate';
import * as adjust from '../../components/adjust.css.ts';
import { explainViolation } from '../../data/errors.ts';
import { useSite } from '../../data/site.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { now } from '../../platform/clock.ts';
import { useFocusAtFirst } from '../forms/use-focus-at-first.ts';

export type CountdownRef = ActorRefFrom<typeof codeCountdownMachine>;

interface Props {
  countdown: CountdownRef;
  value: string;
  onValueChange: (code: string) => void;
  onComplete: (code: string) => void;
  error: string | undefined;
  /** Whether the app's keypad is shown; the field then opens no system keyboard. */
  withKeypad: boolean;
  /** A disabled field would lose focus while its code is checked. */
  readOnly: boolean;
}

/** The field of the code, and the countdown or the button for the next one. */
export function CodeStep({
  countdown,
  value,
  onValueChange,
  onComplete,
  error,
  withKeypad,
  readOnly,
}: Props) {
  const t = useTexts();
  const { websiteName } = useSite();
  const shown = useSelector(countdown, selectCodeCountdown, shallowEqual);
  return (
    <>
      <OtpField
        label={t('auth:fields.code')}
        hideLabel
        length={SMS_CODE_LENGTH}
        value={value}
        onValueChange={onValueChange}
        onComplete={onComplete}
        error={error}
        readOnly={readOnly}
        inputMode={withKeypad ? 'none' : 'numeric'}
        ref={useFocusAtFirst()}
      />
      <CaptchaQuestion countdown={countdown} />
      <Inline minHeight="target">
        {shown.view === 'counting' ? (
          <Countdown
            variant="ring"
            deadline={shown.deadline}
            duration={CODE_RESEND_SECONDS * 1000}
            now={now}
            label={t('auth:codes.newIn')}
          />
        ) : (
          <Button
            variant="ghost"
            size="sm"
            loading={shown.view === 'sending'}
            disabled={shown.view === 'captcha'}
            onClick={() => countdown.send({ type: 'send' })}
          >
            {t('auth:actions.resend')}
          </Button>
        )}
      </Inline>
      <Inline gap={8} color="muted" className={adjust.belowButton}>
        <Box shrink={false}>
          <Icon icon={ShieldCheck} />
        </Box>
        <Text as="p" size={13}>
          {t('auth:codes.warning', { site: websiteName })}
        </Text>
      </Inline>
    </>
  );
}

/** The captcha to solve before a code is sent, if the server requires one (product decision 39). */
export function CaptchaQuestion({ countdown }: { countdown: CountdownRef }) {
  const t = useTexts();
  const shown = useSelector(countdown, selectCodeCountdown, shallowEqual);
  const { control, reset } = useForm({ defaultValues: { captcha: '' } });
  const { field } = useController({ control, name: 'captcha' });
  if (shown.view !== 'captcha' && shown.view !== 'sending') return null;
  if (shown.captcha === undefined) return null;
  const { violation, error } =
    shown.view === 'captcha' ? shown : { violation: undefined, error: undefined };
  return (
    <CaptchaField
      label={t('auth:fields.captcha')}
      image={shown.captcha.img}
      value={field.value}
      onValueChange={field.onChange}
      onComplete={(answer) => {
        countdown.send({ type: 'captcha.answer', text: answer });
        reset();
      }}
      onRefresh={() => {
        reset();
        countdown.send({ type: 'captcha.refresh' });
      }}
      error={
        explainViolation(t, violation) ??
        (error?.reason === 'captcha.wrong' ? t('errors:reasons.captcha.wrong') : undefined)
      }
      labels={{ refresh: t('auth:fields.captchaRefresh') }}
    />
  );
}
