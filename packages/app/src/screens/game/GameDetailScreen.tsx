import { gameInfo } from '@parlor/api/calls/game-page';
import { openSessions } from '@parlor/api/calls/play';
import { recordsForGame } from '@parlor/api/calls/promotions';
import type { GameDetail } from '@parlor/api/entities';
import { readDecimal } from '@parlor/api/rules';
import { findOpenRound, isPaying } from '@parlor/flows/game-session';
import { unit } from '@parlor/tokens';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Grid } from '@parlor/ui/Grid';
import { Icon } from '@parlor/ui/Icon';
import { List } from '@parlor/ui/List';
import { ListItem } from '@parlor/ui/ListItem';
import { Page } from '@parlor/ui/Page';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Stack } from '@parlor/ui/Stack';
import { Sticky } from '@parlor/ui/Sticky';
import { Tabs } from '@parlor/ui/Tabs';
import { Text } from '@parlor/ui/Text';
import { Gamepad2, Play, ShieldCheck } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { CallContent } from '../../components/CallContent.tsx';
import { RouteTitle } from '../../components/RouteTitle.tsx';
import { useBalance } from '../../data/balance.ts';
import { useHasSession } from '../../data/session.ts';
import { useSite } from '../../data/site.ts';
import { useCall } from '../../data/use-call.ts';
import { useMoney } from '../../data/use-money.ts';
import { getSizedImage } from '../../features/catalog/images.ts';
import * as css from '../../features/catalog/Poster.css.ts';
import { Backdrop, Poster } from '../../features/catalog/Poster.tsx';
import { usePlayLink } from '../../features/catalog/use-play-link.ts';
import { MakerRail } from '../../features/games/MakerRail.tsx';
import { OpenRound } from '../../features/play/OpenRound.tsx';
import { CountingNotes } from '../../features/promotions/CountingNotes.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { useHomeHref } from '../../navigation/use-home-href.ts';
import { useWideLayout } from '../../platform/use-wide-layout.ts';
import { GameAbout } from './GameAbout.tsx';
import { GameComments } from './GameComments.tsx';
import { GameFacts } from './GameFacts.tsx';
import { GameHeader } from './GameHeader.tsx';
import { DepositPrompt, Maintenance } from './GameNotes.tsx';
import { MoneyInGame } from './MoneyInGame.tsx';
import { TopComments } from './TopComments.tsx';

/** The cover, the text, and beside them the panel with Play, if there is room. */
const COLUMNS = {
  phone: 1,
  desktop: [unit(400), '1fr'],
  wide: [unit(400), '1fr', unit(440)],
} as const;

/** One game, by `?id=`: its description, its comments, and how to play it. */
export default function GameDetailScreen() {
  const t = useTexts();
  const homeHref = useHomeHref();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const result = useCall(gameInfo, id === '' ? null : { id });
  // It decides what is above Play: arriving later, that would move Play under the finger.
  const wallet = useBalance();
  const sessions = useMoneyInGames();
  const funds = useCall(recordsForGame, id === '' ? null : { gameId: id });
  const isKnown =
    (wallet.data !== undefined || wallet.error !== undefined) &&
    (funds.data !== undefined || funds.error !== undefined) &&
    !sessions.isLoading;

  if (id === '' || result.error?.code === 404) {
    return (
      <>
        <RouteTitle />
        <EmptyState
          icon={<Gamepad2 size={28} />}
          title={t('games:missingTitle')}
          text={t('games:missingText')}
          action={
            <Button asChild variant="soft">
              <Link to={homeHref}>{t('actions.seeGames')}</Link>
            </Button>
          }
        />
      </>
    );
  }
  const data = isKnown ? result.data : undefined;
  return (
    <>
      {data === undefined && <RouteTitle />}
      <CallContent result={{ ...result, data }} loading={<GameSkeleton />}>
        {(game) => <Game key={id} game={game} onChange={() => void result.mutate()} />}
      </CallContent>
    </>
  );
}

interface GameProps {
  game: GameDetail;
  /** After a comment or rating: reloads the game's figures. */
  onChange: () => void;
}

function Game({ game, onChange }: GameProps) {
  const isWide = useWideLayout();
  return (
    <Page as="article" width="wide" gap={{ phone: 24, desktop: 40 }} className={css.page}>
      <Backdrop src={getSizedImage(game.cover, 120)} behind="head" />
      <Grid columns={COLUMNS} gap={{ phone: 24, desktop: 40 }} align="start">
        <Stack align={{ phone: 'center', desktop: 'stretch' }} className={css.stays}>
          <Poster game={game} sizes="(min-width: 1024px) 320px, 48vw" />
        </Stack>
        <Stack gap={20}>
          <GameHeader game={game} />
          {!isWide && <PlayCard game={game} />}
          <Views game={game} onChange={onChange} />
        </Stack>
        {isWide && (
          <Stack as="aside" className={css.stays}>
            <PlayCard game={game} />
            <GameFacts game={game} />
          </Stack>
        )}
      </Grid>
      <MakerRail makerId={game.makerId} makerName={game.makerName} without={game.gameId} />
    </Page>
  );
}

/** The primary button, and what blocks it. */
function PlayCard({ game }: { game: GameDetail }) {
  const t = useTexts();
  const playLink = usePlayLink()(game.gameId);
  const money = useMoney();
  const { currencyExponent } = useSite();
  const { data: wallet } = useBalance();
  const { session, openRounds } = useMoneyInGames();
  const resting = game.status === 'maintenance';
  const isWalletShort =
    wallet !== undefined && isLess(wallet.balance, game.minStake, currencyExponent);
  const { data: funds } = useCall(recordsForGame, { gameId: game.gameId });
  // Of the wallet, or of a promotion that can still be played with.
  const round =
    findOpenRound({ game, openRounds }, undefined) ??
    funds?.rows
      .filter(({ reason }) => reason === null)
      .map(({ id }) => findOpenRound({ game, openRounds }, id))
      .find((each) => each !== undefined);
  const isShort =
    isWalletShort &&
    round === undefined &&
    funds !== undefined &&
    !funds.rows.some((record) => isPaying({ game, openRounds }, record, currencyExponent));
  return (
    <>
      {resting && <Maintenance endsAt={game.maintenanceEndsAt} />}
      {session !== undefined && <MoneyInGame session={session} />}
      {round !== undefined && <OpenRound round={round} />}
      {!resting && isShort && session === undefined && (
        <DepositPrompt minStake={money(game.minStake)} balance={money(wallet.balance)} />
      )}
      {/* The primary button is always within reach of a thumb. */}
      <Sticky edge="bottom" phoneOnly>
        {resting ? (
          <Button size="lg" fullWidth disabled leading={<Play size={20} fill="currentColor" />}>
            {t('games:play')}
          </Button>
        ) : (
          <Button
            asChild
            size="lg"
            fullWidth
            // If the balance is too low, the primary button is the deposit.
            variant={isShort ? 'soft' : 'solid'}
            leading={<Play size={20} fill="currentColor" />}
          >
            <Link to={playLink.href} onClick={playLink.onClick}>
              {t(round === undefined ? 'games:play' : 'play:resume')}
            </Link>
          </Button>
        )}
      </Sticky>
      {!resting && (
        <Button asChild size="lg" fullWidth variant="outline" tone="neutral">
          <Link to={getHref('playingGame', { id: game.gameId, mode: 'demo' })}>
            {t('play:fairness.demo.play')}
          </Link>
        </Button>
      )}
      <CountingNotes game={game} />
      <List variant="card">
        <ListItem
          icon={<Icon icon={ShieldCheck} />}
          title={t('play:fairness.links.rounds')}
          meta={t('play:fairness.links.roundsText')}
          chevron
          asChild
        >
          <Link to={getHref('gameRounds', { id: game.gameId })} />
        </ListItem>
      </List>
    </>
  );
}

const views = ['detail', 'comments'] as const;

/** Detail and comments; the address has the selected tab. */
function Views({ game, onChange }: GameProps) {
  const t = useTexts();
  const isWide = useWideLayout();
  const [search, setSearch] = useSearchParams();
  const shown = views.find((view) => view === search.get('tab')) ?? 'detail';
  const show = (view: string) => {
    const next = new URLSearchParams(search);
    if (view === 'detail') next.delete('tab');
    else next.set('tab', view);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return (
    <Tabs
      label={t('games:tabs')}
      value={shown}
      onValueChange={show}
      tabs={[
        {
          value: 'detail',
          label: t('games:detail'),
          content: (
            <Stack gap={24} paddingTop={20}>
              {!isWide && <GameFacts game={game} />}
              <GameAbout game={game} onChange={onChange} />
              {game.commentCount > 0 && <TopComments game={game} onAll={() => show('comments')} />}
            </Stack>
          ),
        },
        {
          value: 'comments',
          label: (
            <>
              {t('games:comments')}
              {game.commentCount > 0 && (
                <Text color="muted" numeric>
                  {` ${game.commentCount}`}
                </Text>
              )}
            </>
          ),
          content: (
            <Stack paddingTop={20}>
              <GameComments game={game} onChange={onChange} />
            </Stack>
          ),
        },
      ]}
    />
  );
}

/** The session that the wallet's money is in, if there is one, and the rounds that wait in games. */
function useMoneyInGames() {
  const { currencyExponent: exponent } = useSite();
  const { data: wallet } = useBalance();
  const hasMoney = wallet !== undefined && isLess('0', wallet.inPlay, exponent);
  const hasSession = useHasSession();
  // Rounds wait after their sessions have ended, too.
  const { data, error } = useCall(openSessions, hasSession ? {} : null);
  return {
    session: hasMoney
      ? data?.rows.find(
          ({ inGame, recordId }) => recordId === undefined && isLess('0', inGame, exponent),
        )
      : undefined,
    openRounds: data?.openRounds ?? [],
    isLoading: hasSession && data === undefined && error === undefined,
  };
}

function isLess(left: string, right: string, exponent: number): boolean {
  const [a, b] = [readDecimal(left, exponent), readDecimal(right, exponent)];
  return a !== undefined && b !== undefined && a < b;
}

function GameSkeleton() {
  return (
    <Page width="wide">
      <Grid columns={COLUMNS} gap={{ phone: 24, desktop: 40 }} align="start">
        <Stack align={{ phone: 'center', desktop: 'stretch' }}>
          <Skeleton className={css.poster} />
        </Stack>
        <Stack gap={20}>
          <Skeleton shape="text" width="60%" height={40} />
          <Skeleton shape="text" width="40%" />
          <Skeleton height={48} />
          <Skeleton height={220} />
        </Stack>
      </Grid>
    </Page>
  );
}
