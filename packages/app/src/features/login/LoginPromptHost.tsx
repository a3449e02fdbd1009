import { useApp } from '../../app-context.ts';
import { useSignal } from '../../platform/use-signal.ts';
import { LazyPart, type Part } from '../../shell/LazyPart.tsx';
import type { LoginPopupProps } from './LoginPopup.tsx';
import type { LoginQuestionProps } from './LoginQuestion.tsx';

const question: Part<LoginQuestionProps> = { load: () => import('./LoginQuestion.tsx') };
const popup: Part<LoginPopupProps> = {
  load: () => import('./LoginPopup.tsx'),
  texts: ['auth', 'errors'],
};

/** Draws what asks a visitor in; loaded only when it is asked for. */
export function LoginPromptHost() {
  const { loginPrompt } = useApp();
  const state = useSignal(loginPrompt);
  if (state.kind === 'question') return <LazyPart part={question} props={state} />;
  if (state.kind === 'popup') return <LazyPart part={popup} props={state} />;
  return null;
}
