import { useApp } from '../../app-context.ts';
import { LazyPart } from '../../shell/LazyPart.tsx';
import { acts } from './acts.ts';
import type { Act } from './prompt.ts';

export interface ContinueActProps {
  act: Act;
}

/** Does what a visitor was about to do before they were asked to log in, once they are a player. */
export default function ContinueAct({ act }: ContinueActProps) {
  const { loginPrompt } = useApp();
  const done = () => loginPrompt.remember(null);
  const part = acts[act.name];
  return part && <LazyPart part={part} props={{ args: act.args, onDone: done }} />;
}
