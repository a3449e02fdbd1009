import { promotionGames, promotionInfo, promotionMakers } from '@parlor/api/calls/promotions';
import { ChipGroup } from '@parlor/ui/ChipGroup';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Heading } from '@parlor/ui/Heading';
import { Page } from '@parlor/ui/Page';
import { Gamepad2 } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../data/use-call.ts';
import { usePages } from '../../data/use-pages.ts';
import { titleIn } from '../../features/catalog/titles.ts';
import { GameList } from '../../features/games/lists/GameList.tsx';
import { PromotionMissing } from '../../features/promotions/PromotionMissing.tsx';
import { useLocale } from '../../languages/use-locale.ts';
import { useTexts } from '../../languages/use-texts.ts';

const PAGE_SIZE = 24;
/** The value for games of every maker; no maker has this id. */
const ALL = 'all';

/** The games that count for a promotion, by `?id=`, all or of one maker (`?maker=`). */
export default function PrivilegeGamesScreen() {
  const t = useTexts();
  const locale = useLocale();
  const [search, setSearch] = useSearchParams();
  const id = search.get('id') ?? '';
  const promotion = useCall(promotionInfo, id === '' ? null : { id });
  const makers = useCall(promotionMakers, id === '' ? null : { id }).data?.rows ?? [];
  const makerId = makers.find((maker) => maker.makerId === search.get('maker'))?.makerId;
  if (id === '' || promotion.error?.code === 404) {
    return <PromotionMissing />;
  }
  const { data } = promotion;
  return (
    <Page width="wide">
      <Heading level={1} size={24}>
        {data === undefined
          ? t('promotions:games.title')
          : titleIn(locale, data.titles, data.promotionName)}
      </Heading>
      {makers.length > 1 && (
        <ChipGroup
          label={t('promotions:games.makers')}
          scroll
          options={[
            { value: ALL, label: t('promotions:games.allMakers') },
            ...makers.map((maker) => ({ value: maker.makerId, label: maker.makerName })),
          ]}
          value={makerId ?? ALL}
          onValueChange={(value) =>
            setSearch(value === ALL ? { id } : { id, maker: value }, {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
      )}
      <Games key={makerId} id={id} makerId={makerId} />
    </Page>
  );
}

function Games({ id, makerId }: { id: string; makerId: string | undefined }) {
  const t = useTexts();
  const pages = usePages(promotionGames, {
    id,
    limit: PAGE_SIZE,
    ...(makerId !== undefined && { makerId }),
  });
  return (
    <GameList
      label={t('promotions:games.title')}
      pages={pages}
      empty={
        <EmptyState
          icon={<Gamepad2 size={28} />}
          title={t('promotions:empty.gamesTitle')}
          text={t('promotions:empty.gamesText')}
        />
      }
    />
  );
}
