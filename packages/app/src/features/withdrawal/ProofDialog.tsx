import { checkLoginPassword, checkSmsCode } from '@parlor/api/rules';
import {
  selectCanSend,
  selectIsSending,
  selectRemainingSeconds,
} from '@parlor/flows/code-countdown';
import type { FlowError } from '@parlor/flows/kit';
import {
  type proofMachine,
  selectIsVerifying,
  selectProofCountdown,
  selectProofError,
  selectProofViolations,
} from '@parlor/flows/proof';
import { Button } from '@parlor/ui/Button';
import { PasswordField } from '@parlor/ui/PasswordField';
import { Sheet } from '@parlor/ui/Sheet';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { useSelector } from '@xstate/react';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ActorRefFrom } from 'xstate';
import { useUserInfo } from '../../data/session.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { FormError } from '../forms/FormError.tsx';
import { useFocusAtFirst } from '../forms/use-focus-at-first.ts';
import { useRuleField } from '../forms/use-rule-field.ts';
import { CaptchaQuestion, CodeStep, type CountdownRef } from '../login/CodeStep.tsx';
import { useCodeSent } from '../login/use-logged-in.ts';

type ProofRef = ActorRefFrom<typeof proofMachine>;

interface Props {
  /** Present while the server requires a proof. */
  proof: ProofRef | undefined;
  description: string;
}

/** A fresh proof that the player acts (S19), by password or by a code to the own phone. */
export function ProofDialog({ proof, description }: Props) {
  const t = useTexts();
  // The content stays while the dialog closes.
  const [shown, setShown] = useState(proof);
  if (proof !== undefined && proof !== shown) setShown(proof);
  return (
    <Sheet
      open={proof !== undefined}
      onOpenChange={(open) => {
        if (!open) proof?.send({ type: 'cancel' });
      }}
      title={t('wallet:proof.title')}
      description={description}
      labels={{ close: t('actions.close') }}
    >
      {shown && <ProofForm key={shown.sessionId} proof={shown} />}
    </Sheet>
  );
}

function ProofForm({ proof }: { proof: ProofRef }) {
  const t = useTexts();
  const user = useUserInfo();
  const hasPassword = user?.hasPassword ?? true;
  const countdown = useSelector(proof, selectProofCountdown);
  useCodeSent(proof, countdown, 'proof');
  const isVerifying = useSelector(proof, selectIsVerifying);
  const [bySms, setBySms] = useState(!hasPassword);
  const failure = useSelector(proof, selectProofError);
  // An error of one method is not shown under the other.
  const [past, setPast] = useState(failure);
  const error = failure === past ? undefined : failure;
  const changeMethod = () => {
    setPast(failure);
    setBySms(!bySms);
  };
  return (
    <Stack gap={12}>
      {bySms && countdown !== undefined ? (
        <SmsProof proof={proof} error={error} countdown={countdown} />
      ) : (
        <PasswordProof proof={proof} error={error} />
      )}
      {hasPassword && (
        <Button
          variant="ghost"
          tone="neutral"
          fullWidth
          disabled={isVerifying}
          onClick={changeMethod}
        >
          {bySms ? t('wallet:proof.byPassword') : t('wallet:proof.bySms')}
        </Button>
      )}
    </Stack>
  );
}

interface MethodProps {
  proof: ProofRef;
  error: FlowError | undefined;
}

function PasswordProof({ proof, error }: MethodProps) {
  const t = useTexts();
  const violations = useSelector(proof, selectProofViolations);
  const isVerifying = useSelector(proof, selectIsVerifying);
  const { control, getValues } = useForm({ defaultValues: { password: '' } });
  const password = useRuleField({
    control,
    name: 'password',
    check: checkLoginPassword,
    violation: violations.password,
  });
  const focus = useFocusAtFirst();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isVerifying) proof.send({ type: 'proof.password', ...getValues() });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <PasswordField
          {...password}
          ref={focus}
          label={t('wallet:proof.password')}
          size="lg"
          labels={{ show: t('wallet:proof.show'), hide: t('wallet:proof.hide') }}
          required
        />
        <FormError error={error} />
        <Button type="submit" size="lg" fullWidth loading={isVerifying}>
          {t('wallet:proof.confirm')}
        </Button>
      </Stack>
    </form>
  );
}

interface SmsProps extends MethodProps {
  countdown: CountdownRef;
}

function SmsProof({ proof, error, countdown }: SmsProps) {
  const t = useTexts();
  const phone = useUserInfo()?.phoneNumber ?? '';
  const canSend = useSelector(countdown, selectCanSend);
  const sending = useSelector(countdown, selectIsSending);
  const waits = useSelector(countdown, selectRemainingSeconds) > 0;
  const wasSent = useSelector(
    countdown,
    ({ context }) => context.deadlines[context.phone] !== undefined,
  );
  if (wasSent || waits) return <SmsCode proof={proof} error={error} countdown={countdown} />;
  return (
    <Stack>
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
        onClick={() => proof.send({ type: 'proof.sendCode' })}
      >
        {t('wallet:proof.send')}
      </Button>
    </Stack>
  );
}

function SmsCode({ proof, error, countdown }: SmsProps) {
  const t = useTexts();
  const phone = useUserInfo()?.phoneNumber ?? '';
  const violations = useSelector(proof, selectProofViolations);
  const isVerifying = useSelector(proof, selectIsVerifying);
  const { control } = useForm({ defaultValues: { code: '' } });
  const code = useRuleField({
    control,
    name: 'code',
    check: checkSmsCode,
    violation: violations.code,
  });
  const submit = (text: string) => proof.send({ type: 'proof.code', code: text });
  return (
    <Stack>
      <Text as="p" color="muted">
        {t('wallet:proof.sentTo', { phone })}
      </Text>
      <CodeStep
        countdown={countdown}
        value={code.value}
        onValueChange={code.onValueChange}
        onComplete={submit}
        error={code.error}
        withKeypad={false}
        disabled={isVerifying}
      />
      <FormError error={error} />
      <Button size="lg" fullWidth loading={isVerifying} onClick={() => submit(code.value)}>
        {t('wallet:proof.confirm')}
      </Button>
    </Stack>
  );
}
