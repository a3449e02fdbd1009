import { LazyPart } from '../../components/LazyPart.tsx';
import type { Acts } from './acts.ts';
import type { Act } from './login-prompt.ts';
import { useLoginPrompt } from './login-prompt.ts';

export interface ContinueActProps {
  act: Act;
  acts: Acts;
}

/** Runs the act that a visitor started before the login. */
export default function ContinueAct({ act, acts }: ContinueActProps) {
  const loginPrompt = useLoginPrompt();
  const done = () => loginPrompt.remember(null);
  const part = acts[act.name];
  return part && <LazyPart part={part} props={{ args: act.args, onDone: done }} />;
}
