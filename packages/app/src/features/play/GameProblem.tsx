import type { GameView } from '@parlor/flows/game-session';
import { Button } from '@parlor/ui/Button';
import { ErrorState } from '@parlor/ui/ErrorState';
import { PlugZap, TimerReset } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFormatNearDate } from '../../data/dates.ts';
import { useExplain } from '../../data/errors.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { useHomeHref } from '../../navigation/use-home-href.ts';
import type { GameSessionRef } from './use-game-session.ts';

/** The views in which an open game failed, or its money is still on its way. */
const problemViews = [
  'checkFailed',
  'launchFailed',
  'frameFailed',
  'disconnected',
  'closed',
  'recovering',
  'resumable',
] as const satisfies readonly GameView['view'][];

type ProblemView = Extract<GameView, { view: (typeof problemViews)[number] }>;

export function isProblem(view: GameView): view is ProblemView {
  return problemViews.some((each) => each === view.view);
}

interface Props {
  actor: GameSessionRef;
  view: ProblemView;
  /** The promotion record that pays; undefined for the wallet. */
  recordId: string | undefined;
}

interface Problem {
  icon?: ReactNode;
  title: string;
  text: string;
  actions: ReactNode;
}

/** What failed, that the balance is safe, and what to do next. */
export function GameProblem({ actor, view, recordId }: Props) {
  const explain = useExplain();
  const error = 'error' in view ? view.error : undefined;
  const problem = useProblem({ actor, view, recordId });
  return (
    <ErrorState
      titleAs="h2"
      {...(problem.icon !== undefined && { icon: problem.icon })}
      title={problem.title}
      text={problem.text}
      requestId={(error !== undefined && explain(error).requestId) || undefined}
      action={problem.actions}
    />
  );
}

function useProblem({ actor, view, recordId }: Props): Problem {
  const t = useTexts();
  const formatNearDate = useFormatNearDate();
  const explain = useExplain();
  const homeHref = useHomeHref();
  const { send } = actor;

  const act = (label: string, event: Parameters<typeof send>[0]) => (
    <Button onClick={() => send(event)}>{label}</Button>
  );
  const quietly = (label: string, event: Parameters<typeof send>[0]) => (
    <Button variant="ghost" tone="neutral" onClick={() => send(event)}>
      {label}
    </Button>
  );
  const home = (
    <Button asChild variant="ghost" tone="neutral">
      <Link to={homeHref}>{t('play:toHome')}</Link>
    </Button>
  );
  const isWallet = recordId === undefined;
  const retry = act(t('actions.retry'), { type: 'retry' });

  switch (view.view) {
    case 'checkFailed':
      return {
        title: t('play:checkFailed'),
        text: explain(view.error).text,
        actions: (
          <>
            {retry}
            {home}
          </>
        ),
      };
    case 'launchFailed':
      return {
        title: t('play:launchFailed'),
        text: explain(view.error).text,
        actions: (
          <>
            {retry}
            {quietly(t('play:leaveAnyway'), { type: 'exit' })}
          </>
        ),
      };
    case 'frameFailed':
      return {
        title: t('play:frameFailedTitle'),
        text: t(isWallet ? 'play:frameFailedText' : 'play:fund.frameFailedText'),
        actions: (
          <>
            {retry}
            {quietly(t('play:leaveAnyway'), { type: 'exit' })}
          </>
        ),
      };
    case 'disconnected':
      return {
        icon: <PlugZap size={28} strokeWidth={1.75} />,
        title: t('play:disconnectedTitle'),
        text: t(isWallet ? 'play:disconnectedText' : 'play:fund.disconnectedText'),
        actions: (
          <>
            {act(t('play:reenter'), { type: 'reenter' })}
            {quietly(t('play:exit'), { type: 'exit' })}
          </>
        ),
      };
    case 'closed':
      return {
        title: t('play:maintenanceTitle'),
        text: t(view.isRoundOpen ? 'play:closedInRoundText' : 'play:closedText'),
        actions: act(t('play:exit'), { type: 'exit' }),
      };
    case 'recovering': {
      const next =
        view.retryAt === null
          ? ''
          : ` ${t('play:recoveringNext', { time: formatNearDate(view.retryAt) })}`;
      return {
        icon: <TimerReset size={28} strokeWidth={1.75} />,
        title: t('play:recoveringTitle'),
        text: t(isWallet ? 'play:recoveringText' : 'play:fund.recoveringText') + next,
        actions: (
          <>
            {act(t('play:askNow'), { type: 'retry' })}
            {home}
          </>
        ),
      };
    }
    case 'resumable':
      return {
        icon: <TimerReset size={28} strokeWidth={1.75} />,
        title: t('play:resumableTitle'),
        text: t('play:resumableText'),
        actions: (
          <>
            {act(t('play:resume'), { type: 'resume' })}
            {home}
          </>
        ),
      };
  }
}
