import {
  desktopLoginStackMachine,
  selectDesktopLoginStack,
} from '@parlor/flows/desktop-login-stack';
import { type LoginPopupTab, loginPopupMachine, selectLoginPopup } from '@parlor/flows/login-popup';
import { selectDestination } from '@parlor/flows/route-guard';
import { Button } from '@parlor/ui/Button';
import { Dialog } from '@parlor/ui/Dialog';
import { Tabs } from '@parlor/ui/Tabs';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { LazyPart, type Part } from '../../components/LazyPart.tsx';
import { useSession } from '../../data/session.ts';
import type { TextKey } from '../../languages/texts.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { useGuard } from '../../navigation/guard.ts';
import { usePlatform } from '../../platform/platform-context.ts';
import { CodeLoginForm } from './CodeLoginForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import * as css from './LoginPopup.css.ts';
import { LoginView } from './LoginView.tsx';
import { useLoginPrompt } from './login-prompt.ts';
import { LoginPlaceContext } from './place.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { SignUpFlow } from './SignUpFlow.tsx';
import type { PopupStepsProps } from './social/PopupSteps.tsx';
import { readProgress } from './social/progress.ts';
import { socialButtons } from './social.ts';

type PopupRef = ActorRefFrom<typeof loginPopupMachine>;
type StackRef = ActorRefFrom<typeof desktopLoginStackMachine>;

const socialSteps: Part<PopupStepsProps> = {
  load: () => import('./social/PopupSteps.tsx'),
  texts: ['auth', 'errors', 'profile'],
};

export interface LoginPopupProps {
  tab: LoginPopupTab;
}

/**
 * Login popup of a desktop: tabs, or the reset view instead of them. A click on the backdrop does not
 * close it. After a login the session navigates to the stored destination (docs/product.md: Screens and routes;
 * States and transitions).
 */
export default function LoginPopup({ tab }: LoginPopupProps) {
  const t = useTexts();
  const popup = useActorRef(loginPopupMachine, { input: { tab } });
  const stack = useStack();
  useOutcome(popup, stack);
  useEffect(() => popup.send({ type: 'open', tab }), [popup, tab]);

  const shown = useSelector(popup, selectLoginPopup, shallowEqual);
  const isReset = shown.view === 'reset';
  const activeTab = isReset ? 'accountLogin' : shown.tab;
  const subView = useSelector(stack, (snapshot) => selectDesktopLoginStack(snapshot).view);
  const [name, setName] = useState('');
  const place = useMemo(
    () => ({
      headingAs: 'h3' as const,
      onLoggedIn: (token: string) => popup.send({ type: 'succeeded', token }),
    }),
    [popup],
  );
  const title: TextKey<'common'> = isReset
    ? 'titles.resetPassword'
    : activeTab === 'signUp'
      ? 'titles.accountSignUp'
      : `titles.${subView}`;

  return (
    <Dialog
      open={shown.view !== 'closed'}
      closeOnMask={false}
      onOpenChange={(next) => {
        if (!next) popup.send({ type: 'dismissed' });
      }}
      title={t(title)}
      hideTitle
      className={css.popup}
      labels={{ close: t('actions.close') }}
    >
      <LoginPlaceContext value={place}>
        <LoginView shown={!isReset} focusFirst>
          <Tabs
            label={t('auth:popup.tabs')}
            className={css.tabs}
            tabs={[
              { value: 'signUp', label: t('titles.accountSignUp') },
              { value: 'accountLogin', label: t('titles.accountLogin') },
            ]}
            value={activeTab}
            onValueChange={(value) =>
              popup.send({ type: 'tab.chosen', tab: value as LoginPopupTab })
            }
          >
            <TabViews
              active={activeTab}
              stack={stack}
              onForgot={(typed) => {
                setName(typed);
                popup.send({ type: 'password.forgotten' });
              }}
            />
          </Tabs>
        </LoginView>
        {isReset && (
          <LoginView shown focusFirst className={css.reset}>
            <ResetPasswordForm name={name} onBack={() => popup.send({ type: 'back' })} />
          </LoginView>
        )}
      </LoginPlaceContext>
    </Dialog>
  );
}

interface TabViewsProps {
  active: LoginPopupTab;
  stack: StackRef;
  onForgot: (name: string) => void;
}

/** Mounts a tab when it is first selected and keeps it mounted, with its input. */
function TabViews({ active, stack, onForgot }: TabViewsProps) {
  const t = useTexts();
  const below = useSelector(stack, selectDesktopLoginStack, shallowEqual);
  const top = below.view;
  const hasPhoneSteps = top === 'bindPhone' || top === 'fillProfile';
  const [visited, setVisited] = useState<readonly LoginPopupTab[]>([active]);
  if (!visited.includes(active)) setVisited([...visited, active]);
  const onStep = useCallback<PopupStepsProps['onStep']>(
    (step) => stack.send(step === 'over' ? { type: 'reset' } : { type: 'push', view: step }),
    [stack],
  );

  return (
    <>
      {visited.includes('signUp') && (
        <div hidden={active !== 'signUp'}>
          <SignUpFlow others={null} />
        </div>
      )}
      {visited.includes('accountLogin') && (
        <div hidden={active !== 'accountLogin'}>
          <LoginView shown={top === 'accountLogin'}>
            <LoginForm
              onForgot={onForgot}
              others={
                <>
                  <Button
                    variant="soft"
                    tone="neutral"
                    size="lg"
                    fullWidth
                    onClick={() => stack.send({ type: 'push', view: 'codeLogin' })}
                  >
                    {t('auth:actions.bySms')}
                  </Button>
                  <LazyPart part={socialButtons} props={{}} />
                </>
              }
            />
          </LoginView>
          {(top === 'codeLogin' || (hasPhoneSteps && below.isAboveCodeLogin)) && (
            <LoginView shown={top === 'codeLogin'} focusFirst>
              <CodeLoginForm onBack={() => stack.send({ type: 'pop' })} others={null} />
            </LoginView>
          )}
          {hasPhoneSteps && (
            <LoginView shown focusFirst>
              <LazyPart part={socialSteps} props={{ onStep }} />
            </LoginView>
          )}
        </div>
      )}
    </>
  );
}

/** Starts the stack of login sub-views over the current page; a social login resumes at its step. */
function useStack(): StackRef {
  const { tabStore } = usePlatform();
  const { pathname: path, search } = useLocation();
  const stack = useActorRef(desktopLoginStackMachine, { input: { page: { path, search } } });
  useEffect(() => {
    stack.send({ type: 'page.shown', page: { path, search } });
  }, [stack, path, search]);
  useEffect(() => {
    const step = readProgress(tabStore)?.step;
    if (step === 'bindPhone' || step === 'fillProfile') {
      stack.send({ type: 'push', view: 'bindPhone' });
      stack.send({ type: 'push', view: step });
    }
  }, [stack, tabStore]);
  return stack;
}

/** Opens the session after a login; drops the destination if the player closes the popup. */
function useOutcome(popup: PopupRef, stack: StackRef): void {
  const session = useSession();
  const guard = useGuard();
  const loginPrompt = useLoginPrompt();
  useEffect(() => {
    const succeeded = popup.on('succeeded', ({ token }) => {
      const destination =
        selectDestination(guard.getSnapshot()) ??
        selectDesktopLoginStack(stack.getSnapshot()).returnTo;
      session.send({ type: 'login.succeeded', token, destination });
      loginPrompt.close();
    });
    const dismissed = popup.on('dismissed', () => {
      guard.send({ type: 'login.dismissed' });
      loginPrompt.remember(null);
      loginPrompt.close();
    });
    return () => {
      succeeded.unsubscribe();
      dismissed.unsubscribe();
    };
  }, [popup, stack, guard, loginPrompt, session]);
}
