import { gameInfo } from '@parlor/api/calls/game-page';
import type { GameDetail } from '@parlor/api/entities';
import { readDecimal } from '@parlor/api/rules';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Tabs } from '@parlor/ui/Tabs';
import { Gamepad2, Play } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { Failure } from '../../components/Failure.tsx';
import { RouteTitle } from '../../components/RouteTitle.tsx';
import { useBalance } from '../../data/balance.ts';
import { useSite } from '../../data/site.ts';
import { useCall } from '../../data/use-call.ts';
import { useMoney } from '../../data/use-money.ts';
import { coverOf } from '../../features/catalog/images.ts';
import { usePlayLink } from '../../features/catalog/use-play-link.ts';
import { MakerRail } from '../../features/games/MakerRail.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { useHomeHref } from '../../navigation/use-home-href.ts';
import { useDesktopLayout } from '../../platform/use-desktop-layout.ts';
import { GameAbout } from './GameAbout.tsx';
import { GameComments } from './GameComments.tsx';
import * as css from './GameDetailScreen.css.ts';
import { GameFacts } from './GameFacts.tsx';
import { GameHead } from './GameHead.tsx';
import { DepositPrompt, Maintenance } from './GameNotes.tsx';
import { TopComments } from './TopComments.tsx';

/** One game, by `?id=`: what it is, what players say of it, and the way to play it. */
export default function GameDetailScreen() {
  const t = useTexts();
  const homeHref = useHomeHref();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const { data, error, isValidating, mutate } = useCall(gameInfo, id === '' ? null : { id });
  // It decides what stands above Play: coming later, that would push Play from under the finger.
  const wallet = useBalance();
  const isWalletKnown = wallet.data !== undefined || wallet.error !== undefined;

  if (id === '' || error?.code === 404) {
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
  if (data !== undefined && isWalletKnown) {
    return <Game key={id} game={data} onChange={() => void mutate()} />;
  }
  if (data !== undefined || error === undefined) return <GameSkeleton />;
  return (
    <>
      <RouteTitle />
      <Failure error={error} onRetry={() => void mutate()} retrying={isValidating} />
    </>
  );
}

interface GameProps {
  game: GameDetail;
  /** Something was said of it: asks for its figures once more. */
  onChange: () => void;
}

function Game({ game, onChange }: GameProps) {
  const isDesktop = useDesktopLayout();
  const { src, srcSet, color } = coverOf(game);
  return (
    <article className={css.root}>
      {/* Its own art, out of focus, lights the page. */}
      <div aria-hidden="true" className={css.backdrop}>
        <img
          src={`${game.cover}${game.cover.includes('?') ? '&' : '?'}w=120`}
          alt=""
          className={css.blur}
        />
      </div>
      <div className={css.stage}>
        <span className={css.cover} style={{ backgroundColor: color }}>
          <img
            src={src}
            srcSet={srcSet}
            sizes="(min-width: 1024px) 320px, 48vw"
            width={300}
            height={400}
            alt=""
            fetchPriority="high"
            className={css.picture}
          />
        </span>
      </div>
      <div className={css.words}>
        <GameHead game={game} />
        {!isDesktop && <PlayCard game={game} />}
        <Views game={game} onChange={onChange} />
      </div>
      {isDesktop && (
        <aside className={css.aside}>
          <PlayCard game={game} />
          <GameFacts game={game} />
        </aside>
      )}
      <div className={css.more}>
        <MakerRail makerId={game.makerId} makerName={game.makerName} without={game.gameId} />
      </div>
    </article>
  );
}

/** The one strong button, and what stands in its way. */
function PlayCard({ game }: { game: GameDetail }) {
  const t = useTexts();
  const playLink = usePlayLink()(game.gameId);
  const money = useMoney();
  const { currencyExponent } = useSite();
  const { data: wallet } = useBalance();
  const resting = game.status === 'maintenance';
  const isShort = wallet !== undefined && isLess(wallet.balance, game.minStake, currencyExponent);
  return (
    <>
      {resting && <Maintenance endsAt={game.maintenanceEndsAt} />}
      {!resting && isShort && (
        <DepositPrompt minStake={money(game.minStake)} balance={money(wallet.balance)} />
      )}
      <div data-sticky="" className={css.act}>
        {resting ? (
          <Button size="lg" fullWidth disabled leading={<Play size={20} fill="currentColor" />}>
            {t('games:play')}
          </Button>
        ) : (
          <Button
            asChild
            size="lg"
            fullWidth
            // With too little money the deposit is what leads on.
            variant={isShort ? 'soft' : 'solid'}
            leading={<Play size={20} fill="currentColor" />}
          >
            <Link to={playLink.href} onClick={playLink.onClick}>
              {t('games:play')}
            </Link>
          </Button>
        )}
      </div>
    </>
  );
}

const views = ['detail', 'comments'] as const;

/** Detail and comments; which one stands in the address. */
function Views({ game, onChange }: GameProps) {
  const t = useTexts();
  const isDesktop = useDesktopLayout();
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
            <div className={css.view}>
              {!isDesktop && <GameFacts game={game} />}
              <GameAbout game={game} onChange={onChange} />
              {game.commentCount > 0 && <TopComments game={game} onAll={() => show('comments')} />}
            </div>
          ),
        },
        {
          value: 'comments',
          label: (
            <>
              {t('games:comments')}
              {game.commentCount > 0 && <span className={css.count}>{game.commentCount}</span>}
            </>
          ),
          content: (
            <div className={css.view}>
              <GameComments game={game} onChange={onChange} />
            </div>
          ),
        },
      ]}
    />
  );
}

function isLess(left: string, right: string, exponent: number): boolean {
  const [a, b] = [readDecimal(left, exponent), readDecimal(right, exponent)];
  return a !== undefined && b !== undefined && a < b;
}

function GameSkeleton() {
  return (
    <div className={css.root} aria-busy="true">
      <RouteTitle />
      <Skeleton className={css.coverSkeleton} />
      <div className={css.words}>
        <Skeleton shape="text" width="60%" height={40} />
        <Skeleton shape="text" width="40%" />
        <Skeleton height={48} />
        <Skeleton height={220} />
      </div>
      <Skeleton className={css.asideSkeleton} />
    </div>
  );
}
