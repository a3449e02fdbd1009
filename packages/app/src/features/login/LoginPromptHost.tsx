import { useSyncExternalStore } from 'react';
import { LazyPart, type Part } from '../../components/LazyPart.tsx';
import { useHasSession } from '../../data/session.ts';
import { useSignal } from '../../platform/use-signal.ts';
import type { Acts } from './acts.ts';
import type { ContinueActProps } from './ContinueAct.tsx';
import type { LoginPopupProps } from './LoginPopup.tsx';
import type { LoginQuestionProps } from './LoginQuestion.tsx';
import { useLoginPrompt } from './login-prompt.ts';

const question: Part<LoginQuestionProps> = {
  load: () => import('./LoginQuestion.tsx'),
  texts: ['auth'],
};
const popup: Part<LoginPopupProps> = {
  load: () => import('./LoginPopup.tsx'),
  texts: ['auth', 'errors'],
};
const continuation: Part<ContinueActProps> = { load: () => import('./ContinueAct.tsx') };

interface Props {
  /** Actions that a visitor may start before the login. */
  acts: Acts;
}

/** Renders the login prompt, and runs the visitor's action after the login; loaded on demand. */
export function LoginPromptHost({ acts }: Props) {
  const loginPrompt = useLoginPrompt();
  const state = useSignal(loginPrompt);
  const { next } = loginPrompt;
  const act = useSyncExternalStore(loginPrompt.subscribe, next, next)?.act;
  const hasSession = useHasSession();
  if (state.kind === 'question') return <LazyPart part={question} props={state} />;
  if (state.kind === 'popup') return <LazyPart part={popup} props={state} />;
  return hasSession && act ? <LazyPart part={continuation} props={{ act, acts }} /> : null;
}
