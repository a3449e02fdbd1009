import { navigationTags } from '@parlor/api/calls/lobby';
import type { Maker } from '@parlor/api/entities';
import { Button } from '@parlor/ui/Button';
import { GameRail } from '@parlor/ui/GameRail';
import { MakerChip } from '@parlor/ui/MakerChip';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Text } from '@parlor/ui/Text';
import { Link } from 'react-router-dom';
import { useHasSession } from '../../data/session.ts';
import { useCall } from '../../data/use-call.ts';
import { titleIn } from '../../features/catalog/titles.ts';
import { MakerRail } from '../../features/games/MakerRail.tsx';
import { useLocale } from '../../languages/use-locale.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { InviteCard } from './InviteCard.tsx';

export interface HomeDiscoverProps {
  makers: readonly Maker[];
}

/** How many makers have a rail of their own. */
const RAILS = 2;
const bones = Array.from({ length: 8 }, (_, index) => index);

/** Further ways to find a game: by maker, and by the themes that span categories. */
export default function HomeDiscover({ makers }: HomeDiscoverProps) {
  const t = useTexts();
  const hasSession = useHasSession();
  return (
    <>
      <Themes />
      {makers.length > 0 && (
        <GameRail title={t('home.makers')} shape="chip">
          {makers.map((maker) => (
            <MakerChip
              key={maker.makerId}
              href={getHref('browser', { maker: maker.makerId })}
              name={maker.makerName}
              logo={maker.logo}
              meta={t('home.gameCount', { count: maker.gameCount })}
            />
          ))}
        </GameRail>
      )}
      {makers.slice(0, RAILS).map((maker) => (
        <MakerRail key={maker.makerId} {...maker} />
      ))}
      {hasSession && <InviteCard />}
    </>
  );
}

function Themes() {
  const t = useTexts();
  const locale = useLocale();
  const { data, error } = useCall(navigationTags, {});
  if (error !== undefined || data?.rows.length === 0) return null;
  return (
    <GameRail title={t('lobby:themes')} shape="chip" loading={data === undefined}>
      {data === undefined
        ? bones.map((bone) => <Skeleton key={bone} shape="circle" width={96} height={44} />)
        : data.rows.map((tag) => (
            <Button
              key={tag.tagId}
              asChild
              variant="outline"
              tone="neutral"
              shape="pill"
              trailing={
                <Text size={12} color="muted" numeric>
                  {tag.gameCount}
                </Text>
              }
            >
              <Link to={getHref('browser', { tag: tag.tagId })}>
                {titleIn(locale, tag.titles, tag.tagName)}
              </Link>
            </Button>
          ))}
    </GameRail>
  );
}
