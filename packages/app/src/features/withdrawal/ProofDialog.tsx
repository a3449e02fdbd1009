import {
  selectCanSend,
  selectIsSending,
  selectRemainingSeconds,
} from '@parlor/flows/code-countdown';
import type { FlowError } from '@parlor/flows/kit';
import {
  selectProofCountdown,
  selectProofDialog,
  selectWithdrawalError,
  selectWithdrawalViolations,
} from '@parlor/flows/withdrawal';
import { Button } from '@parlor/ui/Button';
import { PasswordField } from '@parlor/ui/PasswordField';
import { Sheet } from '@parlor/ui/Sheet';
import { Text } from '@parlor/ui/Text';
import { useSelector } from '@xstate/react';
import { type FormEvent, useState } from 'react';
import { explainViolation } from '../../data/errors.ts';
import { useUserInfo } from '../../data/session.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { FormError } from '../forms/FormError.tsx';
import { useFocusAtFirst } from '../forms/use-focus-at-first.ts';
import { CaptchaQuestion, CodeStep, type CountdownRef } from '../login/CodeStep.tsx';
import * as css from './ProofDialog.css.ts';
import type { WithdrawalRef } from './use-withdrawal.ts';

/** A fresh proof that it is the player who asks (S19): by password, or by a code to their own phone. */
export function ProofDialog({ actor }: { actor: WithdrawalRef }) {
  const t = useTexts();
  const state = useSelector(actor, selectProofDialog);
  const proofFor = useSelector(actor, ({ context }) => context.proofFor);
  return (
    <Sheet
      open={state !== 'closed'}
      onOpenChange={(open) => {
        if (!open) actor.send({ type: 'cancel' });
      }}
      title={t('wallet:proof.title')}
      description={
        proofFor === 'card' ? t('wallet:proof.forCard') : t('wallet:proof.forWithdrawal')
      }
      labels={{ close: t('actions.close') }}
    >
      <Ways actor={actor} verifying={state === 'verifying'} />
    </Sheet>
  );
}

interface WaysProps {
  actor: WithdrawalRef;
  verifying: boolean;
}

interface WayProps extends WaysProps {
  error: FlowError | undefined;
}

function Ways({ actor, verifying }: WaysProps) {
  const t = useTexts();
  const user = useUserInfo();
  const hasPassword = user?.hasPassword ?? true;
  const countdown = useSelector(actor, selectProofCountdown);
  const [bySms, setBySms] = useState(!hasPassword);
  const failure = useSelector(actor, selectWithdrawalError);
  // What went wrong in one way says nothing about the other.
  const [past, setPast] = useState(failure);
  const error = failure === past ? undefined : failure;
  const change = () => {
    setPast(failure);
    setBySms(!bySms);
  };
  return (
    <div className={css.root}>
      {bySms && countdown !== undefined ? (
        <BySms actor={actor} verifying={verifying} error={error} countdown={countdown} />
      ) : (
        <ByPassword actor={actor} verifying={verifying} error={error} />
      )}
      {hasPassword && (
        <Button variant="ghost" tone="neutral" fullWidth disabled={verifying} onClick={change}>
          {bySms ? t('wallet:proof.byPassword') : t('wallet:proof.bySms')}
        </Button>
      )}
    </div>
  );
}

function ByPassword({ actor, verifying, error }: WayProps) {
  const t = useTexts();
  const { password: violation } = useSelector(actor, selectWithdrawalViolations);
  const [password, setPassword] = useState('');
  const focus = useFocusAtFirst();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!verifying) actor.send({ type: 'proof.password', password });
  };
  return (
    <form noValidate className={css.way} onSubmit={send}>
      <PasswordField
        ref={focus}
        label={t('wallet:proof.password')}
        size="lg"
        value={password}
        onValueChange={setPassword}
        error={explainViolation(t, violation)}
        labels={{ show: t('wallet:proof.show'), hide: t('wallet:proof.hide') }}
        required
      />
      <FormError error={error} />
      <Button type="submit" size="lg" fullWidth loading={verifying}>
        {t('wallet:proof.confirm')}
      </Button>
    </form>
  );
}

interface SmsProps extends WayProps {
  countdown: CountdownRef;
}

function BySms({ actor, verifying, error, countdown }: SmsProps) {
  const t = useTexts();
  const phone = useUserInfo()?.phoneNumber ?? '';
  const { code: violation } = useSelector(actor, selectWithdrawalViolations);
  const canSend = useSelector(countdown, selectCanSend);
  const sending = useSelector(countdown, selectIsSending);
  const waits = useSelector(countdown, selectRemainingSeconds) > 0;
  const wasSent = useSelector(
    countdown,
    ({ context }) => context.deadlines[context.phone] !== undefined,
  );
  const [code, setCode] = useState('');

  if (!wasSent && !waits) {
    return (
      <div className={css.way}>
        <Text as="p" color="muted">
          {t('wallet:proof.smsText', { phone })}
        </Text>
        <CaptchaQuestion countdown={countdown} />
        <FormError error={error} />
        <Button
          size="lg"
          fullWidth
          loading={sending}
          disabled={!canSend && !sending}
          onClick={() => actor.send({ type: 'proof.sendCode' })}
        >
          {t('wallet:proof.send')}
        </Button>
      </div>
    );
  }
  return (
    <div className={css.way}>
      <Text as="p" color="muted">
        {t('wallet:proof.sentTo', { phone })}
      </Text>
      <CodeStep
        countdown={countdown}
        value={code}
        onValueChange={setCode}
        onComplete={(complete) => actor.send({ type: 'proof.code', code: complete })}
        error={explainViolation(t, violation)}
        withKeypad={false}
        disabled={verifying}
      />
      <FormError error={error} />
      <Button
        size="lg"
        fullWidth
        loading={verifying}
        onClick={() => actor.send({ type: 'proof.code', code })}
      >
        {t('wallet:proof.confirm')}
      </Button>
    </div>
  );
}
