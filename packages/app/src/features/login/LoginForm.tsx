import { checkLoginName, checkLoginPassword } from '@parlor/api/rules';
import { type LoginCaptcha, selectLogin } from '@parlor/flows/login';
import { Button } from '@parlor/ui/Button';
import { CaptchaField } from '@parlor/ui/CaptchaField';
import { Link } from '@parlor/ui/Link';
import { PasswordField } from '@parlor/ui/PasswordField';
import { TextField } from '@parlor/ui/TextField';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { useApi } from '../../data/api.ts';
import { explainViolation } from '../../data/errors.ts';
import { useSite } from '../../data/site.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { useIsHydrating } from '../../platform/use-is-hydrating.ts';
import { FormError } from '../forms/FormError.tsx';
import { useRuleField } from '../forms/use-rule-field.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { loginWith } from './ports.ts';
import { useLoggedIn } from './use-logged-in.ts';

interface Props {
  onBack?: (() => void) | undefined;
  /** The alternatives to this login. */
  others: ReactNode;
  /** Resets the password, with the name typed so far; by default its page opens. */
  onForgot?: ((name: string) => void) | undefined;
}

/** Login by username or phone, and password; with a captcha if the server requires one (docs/product.md: Screens and routes). */
export function LoginForm({ onBack, others, onForgot }: Props) {
  const t = useTexts();
  const { client } = useApi();
  const { countryCode, gameAccountCaptchaEnabled } = useSite();
  const [machine] = useState(() => loginWith(client));
  const actor = useActorRef(machine, {
    input: { countryCode, captchaEnabled: gameAccountCaptchaEnabled },
  });
  useLoggedIn(actor);
  const shown = useSelector(actor, selectLogin, shallowEqual);
  const { captcha } = shown;
  // Before hydration, React would drop the text, and a native submission would put the password into
  // the address.
  const readOnly = useIsHydrating();
  const editing = shown.view === 'editing' ? shown : undefined;

  const { control, getValues, resetField } = useForm({
    mode: 'onTouched',
    defaultValues: { username: '', password: '', captchaCode: '' },
  });
  const username = useRuleField({
    control,
    name: 'username',
    check: (text) => checkLoginName(text, countryCode),
    violation: editing?.violations.username,
  });
  const password = useRuleField({
    control,
    name: 'password',
    check: checkLoginPassword,
    violation: editing?.violations.password,
  });
  const captchaCode = useController({ control, name: 'captchaCode' }).field;
  const uuid = captcha.state === 'shown' ? captcha.captcha.uuid : undefined;
  // The characters belong to one image and are wrong for the next one.
  useEffect(
    () => (uuid === undefined ? undefined : () => resetField('captchaCode')),
    [resetField, uuid],
  );

  return (
    <AuthFrame
      title={t('auth:login.title')}
      text={t('auth:login.text')}
      onBack={onBack}
      onSubmit={() => actor.send({ type: 'submit', ...getValues() })}
      foot={
        <>
          <FormError error={editing?.error} />
          <Button
            type={readOnly ? 'button' : 'submit'}
            size="lg"
            fullWidth
            loading={shown.view === 'submitting'}
          >
            {t('actions.logIn')}
          </Button>
          {others}
        </>
      }
    >
      <TextField
        {...username}
        readOnly={readOnly}
        label={t('auth:fields.loginName')}
        size="lg"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        {...password}
        readOnly={readOnly}
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
        captcha={captcha}
        readOnly={readOnly}
        value={captchaCode.value}
        onValueChange={captchaCode.onChange}
        onRefresh={() => actor.send({ type: 'captcha.refresh' })}
        error={explainViolation(t, editing?.violations.captcha)}
      />
    </AuthFrame>
  );
}

interface CaptchaProps {
  captcha: LoginCaptcha;
  readOnly: boolean;
  value: string;
  onValueChange: (text: string) => void;
  onRefresh: () => void;
  error: string | undefined;
}

function Captcha({ captcha, ...field }: CaptchaProps) {
  const t = useTexts();
  if (captcha.state === 'hidden') return null;
  return (
    <CaptchaField
      {...field}
      label={t('auth:fields.captcha')}
      size="lg"
      image={captcha.state === 'shown' ? captcha.captcha.img : undefined}
      loading={captcha.state === 'loading'}
      labels={{
        refresh: t('auth:fields.captchaRefresh'),
        missing: t('auth:fields.captchaMissing'),
      }}
    />
  );
}
