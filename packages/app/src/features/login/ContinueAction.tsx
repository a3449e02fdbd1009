import { LazyPart } from '../../components/LazyPart.tsx';
import type { LoginActions } from './login-actions.ts';
import type { LoginAction } from './login-prompt.ts';
import { useLoginPrompt } from './login-prompt.ts';

export interface ContinueActionProps {
  action: LoginAction;
  loginActions: LoginActions;
}

/** Runs the action that a visitor started before the login. */
export default function ContinueAction({ action, loginActions }: ContinueActionProps) {
  const loginPrompt = useLoginPrompt();
  const done = () => loginPrompt.remember(null);
  const part = loginActions[action.name];
  return part && <LazyPart part={part} props={{ args: action.args, onDone: done }} />;
}
