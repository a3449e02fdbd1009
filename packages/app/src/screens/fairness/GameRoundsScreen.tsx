import { gameRounds } from '@parlor/api/calls/fairness';
import { gameInfo } from '@parlor/api/calls/game-page';
import type { RoundSummary } from '@parlor/api/entities/round';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Icon } from '@parlor/ui/Icon';
import { List } from '@parlor/ui/List';
import { ListItem } from '@parlor/ui/ListItem';
import { Section } from '@parlor/ui/Section';
import { Skeleton } from '@parlor/ui/Skeleton';
import { CircleDashed, Dices, RotateCcw } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { CallContent } from '../../components/CallContent.tsx';
import { Money } from '../../components/Money.tsx';
import { MorePages } from '../../components/MorePages.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useFormatNearDate } from '../../data/dates.ts';
import { useCall } from '../../data/use-call.ts';
import { useMoney } from '../../data/use-money.ts';
import { usePages } from '../../data/use-pages.ts';
import { gameTitle } from '../../features/catalog/titles.ts';
import { SeedsCard } from '../../features/fairness/SeedsCard.tsx';
import { useLocale } from '../../languages/use-locale.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { useHomeHref } from '../../navigation/use-home-href.ts';

const PAGE_SIZE = 20;

/** The player's rounds of one game (`?id=`), and the seeds of the next one. */
export default function GameRoundsScreen() {
  const t = useTexts();
  const locale = useLocale();
  const homeHref = useHomeHref();
  const [search] = useSearchParams();
  const gameId = search.get('id') ?? '';
  const { data: game, error } = useCall(gameInfo, gameId === '' ? null : { id: gameId });
  if (gameId === '' || error?.code === 404) {
    return (
      <PageBody>
        <PageTitle>{t('titles.gameRounds')}</PageTitle>
        <EmptyState
          icon={<Dices size={28} />}
          title={t('play:fairness.missingGameTitle')}
          text={t('play:fairness.missingGameText')}
          action={
            <Button asChild variant="soft">
              <Link to={homeHref}>{t('actions.seeGames')}</Link>
            </Button>
          }
        />
      </PageBody>
    );
  }
  return (
    <PageBody>
      <PageTitle>
        {game === undefined
          ? t('titles.gameRounds')
          : t('play:fairness.roundsTitle', { game: gameTitle(game, locale) })}
      </PageTitle>
      <Rounds gameId={gameId} />
      <SeedsCard gameId={gameId} />
    </PageBody>
  );
}

function Rounds({ gameId }: { gameId: string }) {
  const t = useTexts();
  const pages = usePages(gameRounds, { gameId, limit: PAGE_SIZE }, { fresh: true });
  return (
    <Section title={t('play:fairness.rounds')}>
      <CallContent
        result={pages}
        loading={<RoundsSkeleton />}
        empty={
          <EmptyState
            icon={<Dices size={28} />}
            title={t('play:fairness.emptyTitle')}
            text={t('play:fairness.emptyText')}
            action={
              <Button asChild variant="soft">
                <Link to={getHref('gameDetail', { id: gameId })}>{t('play:fairness.toGame')}</Link>
              </Button>
            }
          />
        }
      >
        {(rounds) => (
          <>
            <List variant="card">
              {rounds.map((round) => (
                <RoundRow key={round.roundId} round={round} />
              ))}
            </List>
            <MorePages pages={pages} />
          </>
        )}
      </CallContent>
    </Section>
  );
}

function RoundRow({ round }: { round: RoundSummary }) {
  const t = useTexts();
  const money = useMoney();
  const formatNearDate = useFormatNearDate();
  const { roundId, state, staked, won, playedAt } = round;
  const row = {
    title: formatNearDate(playedAt),
    meta: t('play:fairness.stakedMeta', { amount: money(staked) }),
  };
  if (state === 'open') {
    return (
      <ListItem
        {...row}
        icon={<Icon icon={CircleDashed} />}
        trailing={t('play:fairness.state.open')}
      />
    );
  }
  return (
    <ListItem
      {...row}
      icon={<Icon icon={state === 'void' ? RotateCcw : Dices} />}
      trailing={state === 'void' ? t('play:fairness.state.void') : <Money value={won} />}
      chevron
      asChild
    >
      <Link to={getHref('roundReplay', { id: roundId })} />
    </ListItem>
  );
}

function RoundsSkeleton() {
  return (
    <List variant="card" aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => index).map((index) => (
        <ListItem
          key={index}
          leading={<Skeleton shape="thumbnail" width={40} height={40} />}
          title={<Skeleton shape="text" width="50%" />}
          meta={<Skeleton shape="text" width="30%" />}
          trailing={<Skeleton shape="text" width={72} />}
        />
      ))}
    </List>
  );
}
