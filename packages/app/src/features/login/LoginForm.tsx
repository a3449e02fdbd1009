import { checkLoginName, checkLoginPassword } from '@parlor/api/rules';
import {
  selectCaptcha,
  selectHasCaptchaFailed,
  selectIsSubmitting,
  selectLoginError,
  selectLoginViolations,
  selectShowsCaptcha,
} from '@parlor/flows/login';
import { Button } from '@parlor/ui/Button';
import { CaptchaField } from '@parlor/ui/CaptchaField';
import { Link } from '@parlor/ui/Link';
import { PasswordField } from '@parlor/ui/PasswordField';
import { TextField } from '@parlor/ui/TextField';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../../data/api.ts';
import { explainViolation } from '../../data/errors.ts';
import { useSite } from '../../data/site.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { FormError } from '../forms/FormError.tsx';
import { useRuleField } from '../forms/use-rule-field.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { loginWith } from './ports.ts';
import { useLoggedIn } from './use-logged-in.ts';

interface Props {
  onBack?: (() => void) | undefined;
  /** The other ways in. */
  others: ReactNode;
  /** Leads to a new password, with the name that was typed; without it, its page does. */
  onForgot?: ((name: string) => void) | undefined;
}

/** Login by user name or phone, and password; with a captcha where one is asked for (specification: Screens and routes). */
export function LoginForm({ onBack, others, onForgot }: Props) {
  const t = useTexts();
  const { client } = useApi();
  const { countryCode, gameAccountCaptchaEnabled } = useSite();
  const [machine] = useState(() => loginWith(client));
  const actor = useActorRef(machine, {
    input: { countryCode, captchaEnabled: gameAccountCaptchaEnabled },
  });
  useLoggedIn(actor);
  const violations = useSelector(actor, selectLoginViolations);
  const error = useSelector(actor, selectLoginError);
  const busy = useSelector(actor, selectIsSubmitting);

  const { control, getValues } = useForm({
    mode: 'onTouched',
    defaultValues: { username: '', password: '' },
  });
  const username = useRuleField({
    control,
    name: 'username',
    check: (text) => checkLoginName(text, countryCode),
    violation: violations.username,
  });
  const password = useRuleField({
    control,
    name: 'password',
    check: checkLoginPassword,
    violation: violations.password,
  });
  const picture = useSelector(actor, selectCaptcha)?.uuid;
  const [answer, setAnswer] = useState({ picture, text: '' });
  // The characters belong to one picture: for the next one they are wrong for sure.
  const captchaCode = answer.picture === picture ? answer.text : '';
  const submit = () => actor.send({ type: 'submit', ...getValues(), captchaCode });

  return (
    <AuthFrame
      title={t('auth:login.title')}
      text={t('auth:login.text')}
      onBack={onBack}
      onSubmit={submit}
      foot={
        <>
          <FormError error={error} />
          <Button type="submit" size="lg" fullWidth loading={busy}>
            {t('actions.logIn')}
          </Button>
          {others}
        </>
      }
    >
      <TextField
        {...username}
        label={t('auth:fields.loginName')}
        size="lg"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        {...password}
        label={t('auth:fields.password')}
        size="lg"
        autoComplete="current-password"
        labels={{ show: t('auth:fields.showPassword'), hide: t('auth:fields.hidePassword') }}
        aside={
          <Link
            variant="standalone"
            href={getHref('accountResetPwd')}
            onClick={(event) => {
              if (onForgot === undefined) return;
              event.preventDefault();
              onForgot(getValues('username'));
            }}
          >
            {t('auth:actions.forgot')}
          </Link>
        }
        required
      />
      <Captcha
        actor={actor}
        value={captchaCode}
        onValueChange={(text) => setAnswer({ picture, text })}
        error={explainViolation(t, violations.captcha)}
      />
    </AuthFrame>
  );
}

interface CaptchaProps {
  actor: ReturnType<typeof useActorRef<ReturnType<typeof loginWith>>>;
  value: string;
  onValueChange: (text: string) => void;
  error: string | undefined;
}

function Captcha({ actor, value, onValueChange, error }: CaptchaProps) {
  const t = useTexts();
  const shown = useSelector(actor, selectShowsCaptcha);
  const captcha = useSelector(actor, selectCaptcha);
  const failed = useSelector(actor, selectHasCaptchaFailed);

  if (!shown) return null;
  return (
    <CaptchaField
      label={t('auth:fields.captcha')}
      size="lg"
      image={captcha?.img}
      loading={captcha === undefined && !failed}
      value={value}
      onValueChange={onValueChange}
      onRefresh={() => actor.send({ type: 'captcha.refresh' })}
      error={error}
      labels={{
        refresh: t('auth:fields.captchaRefresh'),
        missing: t('auth:fields.captchaMissing'),
      }}
    />
  );
}
