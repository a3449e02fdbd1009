import { gameInfo } from '@parlor/api/calls/game-page';
import { type GameView, selectGame, selectRecordId } from '@parlor/flows/game-session';
import { Box } from '@parlor/ui/Box';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { shallowEqual, useSelector } from '@xstate/react';
import { Gamepad2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useToasts } from '../../data/toasts.ts';
import { useCall } from '../../data/use-call.ts';
import { useMoney } from '../../data/use-money.ts';
import { gameTitle } from '../../features/catalog/titles.ts';
import { DemoGame } from '../../features/play/DemoGame.tsx';
import { GameEntrance, isEntrance } from '../../features/play/GameEntrance.tsx';
import { GameFrame } from '../../features/play/GameFrame.tsx';
import * as css from '../../features/play/GameLayer.css.ts';
import { GameLayer } from '../../features/play/GameLayer.tsx';
import { GameMenu } from '../../features/play/GameMenu.tsx';
import { GameProblem, isProblem } from '../../features/play/GameProblem.tsx';
import { GameSettled } from '../../features/play/GameSettled.tsx';
import { GameTransition } from '../../features/play/GameTransition.tsx';
import { useExitOnBack } from '../../features/play/use-exit-on-back.ts';
import { type GameSessionRef, useGameSession } from '../../features/play/use-game-session.ts';
import { useLocale } from '../../languages/use-locale.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { usePageName } from '../../navigation/page-name.ts';
import { useHomeHref } from '../../navigation/use-home-href.ts';
import { InPlayDeposit } from './InPlayDeposit.tsx';

/** A game on the whole screen, by `?id=`; with `mode=demo`, with play money. */
export default function PlayingGameScreen() {
  const t = useTexts();
  const homeHref = useHomeHref();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  if (id !== '' && search.get('mode') === 'demo') return <DemoGame key={id} gameId={id} />;
  if (id !== '') return <Playing key={id} gameId={id} />;
  return (
    <Box center grow>
      <PageTitle>{t('titles.playingGame')}</PageTitle>
      <EmptyState
        icon={<Gamepad2 size={28} />}
        title={t('play:missingTitle')}
        text={t('play:missingText')}
        action={
          <Button asChild variant="soft">
            <Link to={homeHref}>{t('actions.seeGames')}</Link>
          </Button>
        }
      />
    </Box>
  );
}

/** The cover is in front while the game opens. */
const openingViews: readonly GameView['view'][] = [
  'checking',
  'launching',
  'rejoining',
  'loadingFrame',
];

function Playing({ gameId }: { gameId: string }) {
  const t = useTexts();
  const locale = useLocale();
  const { data: game } = useCall(gameInfo, { id: gameId }, { revalidateOnFocus: false });
  const actor = useGameSession(gameId);
  const view = useSelector(actor, selectGame, shallowEqual);
  const recordId = useSelector(actor, selectRecordId);
  const goHome = useHomeAfterExit(actor);
  useDepositNote(actor);
  useExitOnBack(actor);

  const gameName = game === undefined ? '' : gameTitle(game, locale);
  usePageName(gameName);
  const isEntering = isEntrance(view);
  const isOpening =
    openingViews.some((each) => each === view.view) || (isEntering && game === undefined);
  const isClosing = view.view === 'leaving' || view.view === 'hidden' || view.view === 'abandoned';
  return (
    <Box grow background="page" className={css.page}>
      {isEntering && game !== undefined ? (
        <GameEntrance actor={actor} view={view} game={game} />
      ) : (
        <PageTitle>{gameName || t('titles.playingGame')}</PageTitle>
      )}
      {isOpening && (
        <GameTransition
          game={game}
          title={t('play:opening', { game: gameName })}
          {...(view.view === 'launching' && { note: t('play:openingNote') })}
        />
      )}
      <GameFrame actor={actor} gameName={gameName} />
      {isClosing && (
        <GameLayer opaque>
          <GameTransition
            game={undefined}
            title={t('play:leaving')}
            note={t(recordId === undefined ? 'play:leavingNote' : 'play:fund.leavingNote')}
          />
        </GameLayer>
      )}
      {isProblem(view) && (
        <GameLayer opaque>
          <GameProblem actor={actor} view={view} recordId={recordId} />
        </GameLayer>
      )}
      {view.view === 'settled' && (
        <GameSettled
          actor={actor}
          view={view}
          gameName={view.collectedFrom ?? gameName}
          recordId={recordId}
        />
      )}
      {(view.view === 'playing' || view.view === 'loadingFrame') && (
        <GameMenu actor={actor} onHome={goHome} />
      )}
      <InPlayDeposit actor={actor} view={view} />
    </Box>
  );
}

/** "Home" also exits the game properly; the returned amount is shown over home. */
function useHomeAfterExit(actor: GameSessionRef): () => void {
  const t = useTexts();
  const toasts = useToasts();
  const money = useMoney();
  const navigate = useNavigate();
  const homeHref = useHomeHref();
  const wanted = useRef(false);

  useEffect(() => {
    const settled = actor.on('settled', ({ recovered }) => {
      if (!wanted.current) return;
      const { recordId } = actor.getSnapshot().context;
      const key = recordId === undefined ? 'play:homeToast' : 'play:fund.homeToast';
      toasts.show({ text: t(key, { amount: money(recovered) }), tone: 'positive' });
      navigate(homeHref);
    });
    return () => settled.unsubscribe();
  });
  return () => {
    wanted.current = true;
    actor.send({ type: 'exit' });
  };
}

/** Says why the game's own deposit button does nothing while a promotion pays. */
function useDepositNote(actor: GameSessionRef): void {
  const t = useTexts();
  const toasts = useToasts();
  useEffect(() => {
    const refused = actor.on('depositUnavailable', () => {
      toasts.show({ text: t('play:fund.noDeposit'), tone: 'info', id: 'noDeposit' });
    });
    return () => refused.unsubscribe();
  }, [actor, t, toasts]);
}
