import { Dialog } from '@parlor/ui/Dialog';
import { useApp } from '../../app-context.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { CodeLoginForm } from './CodeLoginForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import * as css from './LoginPopup.css.ts';
import { OtherWays } from './OtherWays.tsx';
import type { LoginView } from './prompt.ts';
import { SignUpFlow } from './SignUpFlow.tsx';

const titles = {
  accountLogin: 'titles.accountLogin',
  codeLogin: 'titles.codeLogin',
  signUp: 'titles.accountSignUp',
} as const satisfies Record<LoginView, string>;

export interface LoginPopupProps {
  view: LoginView;
}

/** The ways in on a desktop, over the page. The mask does not close it (section 2). */
export default function LoginPopup({ view }: LoginPopupProps) {
  const t = useTexts();
  const { guard, loginPrompt } = useApp();
  const others = <OtherWays current={view} onChoose={(next) => loginPrompt.openPopup(next)} />;
  return (
    <Dialog
      open
      closeOnMask={false}
      onOpenChange={(open) => {
        if (open) return;
        loginPrompt.close();
        guard.send({ type: 'login.dismissed' });
      }}
      title={t(titles[view])}
      hideTitle
      className={css.popup}
      labels={{ close: t('actions.close') }}
    >
      {view === 'accountLogin' && <LoginForm others={others} />}
      {view === 'codeLogin' && <CodeLoginForm others={others} />}
      {view === 'signUp' && <SignUpFlow others={others} />}
    </Dialog>
  );
}
