import type { CallFailure } from '@parlor/api/errors';
import { checkLoginPassword, checkSmsCode } from '@parlor/api/rules';
import { selectCodeCountdown } from '@parlor/flows/code-countdown';
import type { PhoneVerificationRef, PhoneVerificationStep } from '@parlor/flows/phone-verification';
import { type ProofView, type proofMachine, selectProof } from '@parlor/flows/proof';
import { Button } from '@parlor/ui/Button';
import { PasswordField } from '@parlor/ui/PasswordField';
import { Sheet } from '@parlor/ui/Sheet';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { shallowEqual, useSelector } from '@xstate/react';
import { type SubmitEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ActorRefFrom } from 'xstate';
import { useUserInfo } from '../../data/session.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { FormError } from '../forms/FormError.tsx';
import { useFocusAtFirst } from '../forms/use-focus-at-first.ts';
import { useRuleField } from '../forms/use-rule-field.ts';
import { CaptchaQuestion, CodeStep } from '../login/CodeStep.tsx';
import { PhoneVerification } from '../login/PhoneVerification.tsx';

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
  const view = useSelector(proof, selectProof, shallowEqual);
  const verification = view.view === 'ended' ? undefined : view.verification;
  if (verification === undefined) {
    return <PasswordProof proof={proof} view={view} error={getPasswordError(view)} />;
  }
  return (
    <PhoneVerification verification={verification} purpose="proof">
      {(step) => <Methods proof={proof} view={view} verification={verification} step={step} />}
    </PhoneVerification>
  );
}

const getPasswordError = (view: ProofView) => (view.view === 'entering' ? view.error : undefined);

interface MethodsProps {
  proof: ProofRef;
  view: ProofView;
  verification: PhoneVerificationRef;
  step: PhoneVerificationStep;
}

function Methods({ proof, view, verification, step }: MethodsProps) {
  const t = useTexts();
  const user = useUserInfo();
  const hasPassword = user?.hasPassword ?? true;
  const [bySms, setBySms] = useState(!hasPassword);
  // An error from before a change of the method is not shown again.
  const [past, setPast] = useState<CallFailure>();
  const passwordError = getPasswordError(view);
  const failure = bySms ? step.error : passwordError;
  const error = failure === past ? undefined : failure;
  const changeMethod = () => {
    setPast(bySms ? passwordError : step.error);
    setBySms(!bySms);
  };
  return (
    <Stack gap={12}>
      {bySms ? (
        <SmsProof verification={verification} step={step} error={error} />
      ) : (
        <PasswordProof proof={proof} view={view} error={error} />
      )}
      {hasPassword && (
        <Button
          variant="ghost"
          tone="neutral"
          fullWidth
          disabled={view.view === 'verifying'}
          onClick={changeMethod}
        >
          {bySms ? t('wallet:proof.byPassword') : t('wallet:proof.bySms')}
        </Button>
      )}
    </Stack>
  );
}

interface PasswordProps {
  proof: ProofRef;
  view: ProofView;
  error: CallFailure | undefined;
}

function PasswordProof({ proof, view, error }: PasswordProps) {
  const t = useTexts();
  const { control, getValues } = useForm({ defaultValues: { password: '' } });
  const password = useRuleField({
    control,
    name: 'password',
    check: checkLoginPassword,
    violation: view.view === 'entering' ? view.violation : undefined,
  });
  const focus = useFocusAtFirst();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (view.view === 'entering') proof.send({ type: 'submit', ...getValues() });
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
        <Button type="submit" size="lg" fullWidth loading={view.view === 'verifying'}>
          {t('wallet:proof.confirm')}
        </Button>
      </Stack>
    </form>
  );
}

interface SmsProps {
  verification: PhoneVerificationRef;
  step: PhoneVerificationStep;
  error: CallFailure | undefined;
}

function SmsProof({ verification, step, error }: SmsProps) {
  const t = useTexts();
  const phone = useUserInfo()?.phoneNumber ?? '';
  const { countdown } = step;
  const shown = useSelector(countdown, selectCodeCountdown, shallowEqual);
  if (shown.view === 'counting' || !shown.isFirst)
    return <SmsCode verification={verification} step={step} error={error} />;
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
        loading={shown.view === 'sending'}
        disabled={shown.view === 'captcha'}
        onClick={() => verification.send({ type: 'send' })}
      >
        {t('wallet:proof.send')}
      </Button>
    </Stack>
  );
}

function SmsCode({ verification, step, error }: SmsProps) {
  const t = useTexts();
  const phone = useUserInfo()?.phoneNumber ?? '';
  const { control } = useForm({ defaultValues: { code: '' } });
  const code = useRuleField({
    control,
    name: 'code',
    check: checkSmsCode,
    violation: step.violations.code,
  });
  const submit = (text: string) => verification.send({ type: 'submit', code: text });
  return (
    <Stack>
      <Text as="p" color="muted">
        {t('wallet:proof.sentTo', { phone })}
      </Text>
      <CodeStep
        countdown={step.countdown}
        value={code.value}
        onValueChange={code.onValueChange}
        onComplete={submit}
        error={code.error}
        withKeypad={false}
        readOnly={step.isBusy}
      />
      <FormError error={error} />
      <Button size="lg" fullWidth loading={step.isBusy} onClick={() => submit(code.value)}>
        {t('wallet:proof.confirm')}
      </Button>
    </Stack>
  );
}
