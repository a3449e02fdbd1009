import { selectCodeCountdown } from '@parlor/flows/code-countdown';
import { Button } from '@parlor/ui/Button';
import { Countdown } from '@parlor/ui/Countdown';
import { TextField, type TextFieldProps } from '@parlor/ui/TextField';
import { shallowEqual, useSelector } from '@xstate/react';
import * as adjust from '../../components/adjust.css.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { now } from '../../platform/clock.ts';
import type { CountdownRef } from './CodeStep.tsx';

/** Six digits, pasted in groups. */
const MAX_LENGTH = 12;

interface Props
  extends Pick<TextFieldProps, 'value' | 'onValueChange' | 'onBlur' | 'ref' | 'error'> {
  countdown: CountdownRef;
  /** Phone that received the last code; undefined before the first one. */
  sentTo: string | undefined;
  onSend: () => void;
}

/** Field of an SMS code in a form of several fields, with its button: send, countdown, send again. */
export function SendCodeField({ countdown, sentTo, onSend, ...field }: Props) {
  const t = useTexts();
  const shown = useSelector(countdown, selectCodeCountdown, shallowEqual);
  return (
    <TextField
      {...field}
      label={t('auth:fields.code')}
      help={sentTo === undefined ? undefined : t('auth:reset.sentTo', { phone: sentTo })}
      size="lg"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={MAX_LENGTH}
      required
      trailing={
        shown.view === 'counting' ? (
          <Countdown
            variant="text"
            className={adjust.fieldPadding}
            deadline={shown.deadline}
            now={now}
            label={t('auth:codes.newIn')}
          />
        ) : (
          <Button
            variant="ghost"
            loading={shown.view === 'sending'}
            disabled={shown.view === 'captcha'}
            onClick={onSend}
          >
            {sentTo === undefined ? t('auth:actions.sendCode') : t('auth:actions.resend')}
          </Button>
        )
      }
    />
  );
}
