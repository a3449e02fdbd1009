import { gameInfo } from '@parlor/api/calls/games';
import type { GameDetail } from '@parlor/api/entities';
import { readDecimal } from '@parlor/api/rules';
import { formatAmount } from '@parlor/ui/Amount';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { ErrorState } from '@parlor/ui/ErrorState';
import { GameTileSkeleton } from '@parlor/ui/GameTile';
import { Heading } from '@parlor/ui/Heading';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Text } from '@parlor/ui/Text';
import { Gamepad2, Play } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useBalance } from '../../data/balance.ts';
import { useHomeHref } from '../../data/device.ts';
import { useExplain } from '../../data/errors.ts';
import { useSite } from '../../data/site.ts';
import { useCall } from '../../data/use-call.ts';
import { coverOf } from '../../features/games/images.ts';
import { gameTitle } from '../../features/games/titles.ts';
import { useLocale } from '../../languages/use-locale.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { useLink } from '../../routes/link.ts';
import { getHref } from '../../routes/paths.ts';
import * as css from './GameDetailScreen.css.ts';
import { GameFacts } from './GameFacts.tsx';
import { DepositPrompt, Maintenance } from './GameNotes.tsx';

/** One game, by `?id=`: what it is, and the way to play it. */
export default function GameDetailScreen() {
  const t = useTexts();
  const explain = useExplain();
  const link = useLink();
  const homeHref = useHomeHref();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const { data, error, isValidating, mutate } = useCall(gameInfo, id === '' ? null : { id });

  if (id === '' || error?.code === 404) {
    return (
      <EmptyState
        icon={<Gamepad2 size={28} />}
        title={t('games:missingTitle')}
        text={t('games:missingText')}
        action={
          <Button asChild variant="soft">
            <a {...link(homeHref)}>{t('actions.seeGames')}</a>
          </Button>
        }
      />
    );
  }
  if (data !== undefined) return <Game game={data} />;
  if (error === undefined) return <GameSkeleton />;
  return (
    <ErrorState
      title={t('failure.title')}
      text={explain(error).text}
      requestId={error.requestId}
      onRetry={() => void mutate()}
      retrying={isValidating}
      labels={{ retry: t('actions.retry') }}
    />
  );
}

function Game({ game }: { game: GameDetail }) {
  const t = useTexts();
  const locale = useLocale();
  const link = useLink();
  const { currencyExponent, currencySymbol } = useSite();
  const { data: money } = useBalance();
  const cover = coverOf(game);
  const resting = game.status === 'maintenance';
  const isShort = money !== undefined && isLess(money.balance, game.minStake, currencyExponent);
  const amount = (value: string) =>
    formatAmount(value, { symbol: currencySymbol, exponent: currencyExponent });

  return (
    <article className={css.root}>
      <img
        src={cover.src}
        srcSet={cover.srcSet}
        sizes="(min-width: 1024px) 320px, 48vw"
        width={300}
        height={400}
        alt=""
        fetchPriority="high"
        className={css.cover}
        style={{ backgroundColor: cover.color }}
      />
      <div className={css.words}>
        <div>
          <Heading level={1} size={32}>
            {gameTitle(game, locale)}
          </Heading>
          <Text as="p" color="muted">
            {game.makerName}
          </Text>
        </div>
        {resting && <Maintenance endsAt={game.maintenanceEndsAt} />}
        {!resting && isShort && (
          <DepositPrompt minStake={amount(game.minStake)} balance={amount(money.balance)} />
        )}
        <div className={css.act}>
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
              <a {...link(getHref('playingGame', { id: game.gameId }))}>{t('games:play')}</a>
            </Button>
          )}
        </div>
        <GameFacts game={game} amount={amount} />
        {game.description !== '' && (
          <section className={css.about}>
            <Heading level={2}>{t('games:about')}</Heading>
            <Text as="p" color="muted">
              {game.description}
            </Text>
          </section>
        )}
      </div>
    </article>
  );
}

function isLess(left: string, right: string, exponent: number): boolean {
  const [a, b] = [readDecimal(left, exponent), readDecimal(right, exponent)];
  return a !== undefined && b !== undefined && a < b;
}

function GameSkeleton() {
  return (
    <div className={css.root}>
      <GameTileSkeleton className={css.coverSkeleton} />
      <div className={css.words}>
        <Skeleton shape="text" width="60%" height={40} />
        <Skeleton height={48} />
        <Skeleton height={220} />
      </div>
    </div>
  );
}
