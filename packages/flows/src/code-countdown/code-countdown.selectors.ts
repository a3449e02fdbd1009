import type { SnapshotFrom } from 'xstate';
import { hideAborted, required, selectMeta } from '../kit/index.ts';
import { remainingMs } from './code-countdown.guards.ts';
import type { codeCountdownMachine } from './code-countdown.machine.ts';
import type { CodeCountdownView } from './code-countdown.types.ts';

export type CodeCountdownSnapshot = SnapshotFrom<typeof codeCountdownMachine>;

export const selectCodeCountdown = (snapshot: CodeCountdownSnapshot): CodeCountdownView => {
  const { context } = snapshot;
  const { captcha, violation } = context;
  const { view } = selectMeta(snapshot);
  // A cancelled request shows no error.
  const error = hideAborted(context.error);
  const deadline = context.deadlines[context.phone];
  const isFirst = deadline === undefined;
  switch (view) {
    case 'ready':
      return { view, isFirst, error };
    case 'sending':
      return { view, isFirst, captcha };
    case 'captcha':
      return { view, isFirst, captcha: required(captcha, 'captcha'), violation, error };
    case 'counting':
      return {
        view,
        deadline: required(deadline, 'deadline'),
        seconds: Math.ceil(remainingMs(context, context.now) / 1000),
        error,
      };
  }
};
