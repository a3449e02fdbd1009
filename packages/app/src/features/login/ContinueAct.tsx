import { LazyPart } from '../../components/LazyPart.tsx';
import type { Acts } from './acts.ts';
import type { Act } from './login-prompt.ts';
import { useLoginPrompt } from './login-prompt.ts';

export interface ContinueActProps {
  act: Act;
  acts: Acts;
}

/** Does what a visitor was about to do before they were asked to log in, once they are a player. */
export default function ContinueAct({ act, acts }: ContinueActProps) {
  const loginPrompt = useLoginPrompt();
  const done = () => loginPrompt.remember(null);
  const part = acts[act.name];
  return part && <LazyPart part={part} props={{ args: act.args, onDone: done }} />;
}
