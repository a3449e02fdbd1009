import { useDeferredValue, useSyncExternalStore } from 'react';
import { LazyPart, type Part } from '../../components/LazyPart.tsx';
import { useHasSession } from '../../data/session.ts';
import { useSignal } from '../../platform/use-signal.ts';
import type { ContinueActionProps } from './ContinueAction.tsx';
import type { LoginPopupProps } from './LoginPopup.tsx';
import type { LoginQuestionProps } from './LoginQuestion.tsx';
import type { LoginActions } from './login-actions.ts';
import { useLoginPrompt } from './login-prompt.ts';

const question: Part<LoginQuestionProps> = {
  load: () => import('./LoginQuestion.tsx'),
  texts: ['auth'],
};
const popup: Part<LoginPopupProps> = {
  load: () => import('./LoginPopup.tsx'),
  texts: ['auth', 'errors'],
};
const continuation: Part<ContinueActionProps> = { load: () => import('./ContinueAction.tsx') };

interface Props {
  /** Actions that a visitor may start before the login. */
  loginActions: LoginActions;
}

/** Renders the login prompt, and runs the visitor's action after the login; loaded on demand. */
export function LoginPromptHost({ loginActions }: Props) {
  const loginPrompt = useLoginPrompt();
  // The page answers the tap before it renders the prompt.
  const state = useDeferredValue(useSignal(loginPrompt));
  const { next } = loginPrompt;
  const action = useSyncExternalStore(loginPrompt.subscribe, next, next)?.action;
  const hasSession = useHasSession();
  if (state.kind === 'question') return <LazyPart part={question} props={state} />;
  if (state.kind === 'popup') return <LazyPart part={popup} props={state} />;
  return hasSession && action ? (
    <LazyPart part={continuation} props={{ action, loginActions }} />
  ) : null;
}
