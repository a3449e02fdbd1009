import { Button } from '@parlor/ui/Button';
import { LazyPart } from '../../components/LazyPart.tsx';
import { type Translate, useTexts } from '../../languages/use-texts.ts';
import type { LoginPage } from './login-prompt.ts';
import { SocialButtonsPlaceholder } from './social/SocialButtonsPlaceholder.tsx';
import { socialButtons } from './social.ts';

type OfferedPage = Exclude<LoginPage, 'accountResetPwd'>;

interface Props {
  /** The current login method. */
  current: OfferedPage;
  onChoose: (view: OfferedPage) => void;
}

interface Method {
  to: OfferedPage;
  label: string;
}

/** Links to the other login methods, the least prominent last. */
const methods: Record<OfferedPage, (t: Translate) => readonly Method[]> = {
  accountLogin: (t) => [
    { to: 'codeLogin', label: t('auth:actions.bySms') },
    { to: 'signUp', label: t('auth:actions.noAccount') },
  ],
  codeLogin: (t) => [
    { to: 'accountLogin', label: t('auth:actions.byPassword') },
    { to: 'signUp', label: t('auth:actions.noAccount') },
  ],
  signUp: (t) => [{ to: 'accountLogin', label: t('auth:actions.haveAccount') }],
};

export function OtherLoginMethods({ current, onChoose }: Props) {
  const t = useTexts();
  const others = methods[current](t);
  const buttons = others.map(({ to, label }, index) => (
    <Button
      key={to}
      variant={index === others.length - 1 ? 'ghost' : 'soft'}
      tone="neutral"
      size="lg"
      fullWidth
      onClick={() => onChoose(to)}
    >
      {label}
    </Button>
  ));
  return (
    <>
      {buttons}
      <LazyPart part={socialButtons} props={{}} fallback={<SocialButtonsPlaceholder />} />
    </>
  );
}
