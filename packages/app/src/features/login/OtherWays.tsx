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

interface Way {
  to: OfferedPage;
  words: string;
}

/** Links to the other login methods, the least prominent last. */
const ways: Record<OfferedPage, (t: Translate) => readonly Way[]> = {
  accountLogin: (t) => [
    { to: 'codeLogin', words: t('auth:actions.bySms') },
    { to: 'signUp', words: t('auth:actions.noAccount') },
  ],
  codeLogin: (t) => [
    { to: 'accountLogin', words: t('auth:actions.byPassword') },
    { to: 'signUp', words: t('auth:actions.noAccount') },
  ],
  signUp: (t) => [{ to: 'accountLogin', words: t('auth:actions.haveAccount') }],
};

export function OtherWays({ current, onChoose }: Props) {
  const t = useTexts();
  const others = ways[current](t);
  const buttons = others.map(({ to, words }, index) => (
    <Button
      key={to}
      variant={index === others.length - 1 ? 'ghost' : 'soft'}
      tone="neutral"
      size="lg"
      fullWidth
      onClick={() => onChoose(to)}
    >
      {words}
    </Button>
  ));
  return (
    <>
      {buttons}
      <LazyPart part={socialButtons} props={{}} fallback={<SocialButtonsPlaceholder />} />
    </>
  );
}
